import { BellRing } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PushSwitch } from "./push-switch";
import { usePush } from "./use-push";

/** After an order, to a shopper whose device is not told yet. Nothing to those who cannot have it, or said no before. */
export default function PushOffer() {
  const { t } = useTranslation("push");
  const push = usePush();
  const { support, state } = push;
  // Once it is switched on here it stays, and says so.
  const [wasOff, setWasOff] = useState(false);
  if (state && !state.isOn && !wasOff) setWasOff(true);
  const isOffered = support === "homeScreen" || (wasOff && Boolean(state?.publicKey));
  if (!isOffered) return null;
  return (
    <aside
      aria-labelledby="push-offer"
      className="mx-auto mt-6 grid max-w-2xl grid-cols-[auto_1fr] gap-x-4 gap-y-3 rounded-xl border border-line bg-surface px-5 py-4"
    >
      <BellRing className="size-8 shrink-0 text-brand" aria-hidden="true" />
      <div>
        <h2 id="push-offer" className="font-display text-lg font-bold">
          {t("offerTitle")}
        </h2>
        <p className="text-sm text-ink-soft">
          {!support || support === "able" ? t("what") : t(`why.${support}`)}
        </p>
      </div>
      {support === "able" && (
        <div className="col-span-full sm:col-start-2">
          <PushSwitch push={push} />
        </div>
      )}
    </aside>
  );
}
