import { useTranslation } from "react-i18next";
import { Button } from "./button";

/** Says that a part of the page could not be fetched, with a way to try again. */
export function LoadFailed({ sentence, retry }: { sentence: string; retry: () => void }) {
  const { t } = useTranslation();
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-lg border border-line bg-bad-soft p-5 text-bad"
    >
      <p className="font-medium">{sentence}</p>
      <Button look="outline" size="small" onClick={retry}>
        {t("retry")}
      </Button>
    </div>
  );
}
