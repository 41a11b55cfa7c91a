import { useTranslation } from "react-i18next";
import { PushSwitch } from "./push-switch";
import { usePush } from "./use-push";

/** Among the messages of an account: whether this device is told about orders, or why it cannot be. */
export default function PushSetting() {
  const { t } = useTranslation("push");
  const push = usePush();
  const { support, state } = push;
  // Not sent by this shop, or not known yet.
  if (support === undefined || (support === "able" && !state?.publicKey)) return null;
  return (
    <section aria-labelledby="push" className="grid max-w-md gap-3">
      <div className="grid gap-1">
        <h2 id="push" className="font-display text-xl font-bold">
          {t("title")}
        </h2>
        <p className="text-sm text-ink-soft">{t("what")}</p>
      </div>
      {support === "able" ? <PushSwitch push={push} /> : <p className="text-sm">{t(`why.${support}`)}</p>}
    </section>
  );
}
