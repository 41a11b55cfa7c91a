import { useTranslation } from "react-i18next";
import { whyMissing } from "@/lib/wanted";
import { Button } from "./button";

/** In place of a part that could not be fetched. */
export function NotFetched({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-bad-soft p-4 text-bad"
    >
      <p className="min-w-0 flex-1 basis-48">{whyMissing()}</p>
      <Button look="outline" size="small" onClick={retry}>
        {t("retry")}
      </Button>
    </div>
  );
}
