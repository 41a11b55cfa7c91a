import type { User } from "@contract/auth";
import { accountRoutes } from "@contract/generated/account-routes";
import { Download } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, buttonClass } from "@/components/button";
import { lazyDialog } from "@/lib/lazy-part";

const DeleteAccountSheet = lazyDialog([], () => import("./delete-account-sheet"));

/** A copy of one's data to download, and the end of the account: the rights that the privacy policy names. */
export function OwnData({ user }: { user: User }) {
  const { t } = useTranslation("account");
  const [leaving, setLeaving] = useState(false);
  return (
    <section aria-labelledby="own-data" className="grid max-w-md gap-4">
      <h2 id="own-data" className="font-display text-xl font-bold">
        {t("data.title")}
      </h2>
      <p className="text-sm text-ink-soft">{t("data.text")}</p>
      {/* A link, not a call: phones know how to keep a file that they are sent. */}
      <a
        href={accountRoutes.getOwnData[1]}
        download="my-data.json"
        className={buttonClass({ look: "outline" }, "justify-self-start")}
      >
        <Download className="size-5" aria-hidden="true" />
        {t("data.download")}
      </a>
      <h3 className="pt-2 text-lg font-bold">{t("leave.title")}</h3>
      <p className="text-sm text-ink-soft">{t("leave.text")}</p>
      <Button look="danger" className="justify-self-start" onClick={() => setLeaving(true)}>
        {t("leave.open")}
      </Button>
      {leaving && (
        <Suspense>
          <DeleteAccountSheet user={user} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </section>
  );
}
