import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { isPhone } from "./supported";
import type { usePush } from "./use-push";

/** The button that switches notifications on this device on or off, and what came of the browser's question. */
export function PushSwitch({
  push: { state, isBusy, isUndecided, toggle },
}: {
  push: ReturnType<typeof usePush>;
}) {
  const { t } = useTranslation("push");
  if (!state?.publicKey) return null;
  const where = isPhone() ? "phone" : "computer";
  return (
    <div className="grid justify-items-start gap-2">
      <p role="status" className="text-sm font-semibold empty:hidden">
        {state.isOn ? t(`${where}.isOn`) : isUndecided ? t("undecided") : null}
      </p>
      <Button
        look="outline"
        className="py-2 text-balance leading-snug"
        disabled={isBusy}
        onClick={() => void toggle()}
      >
        {isBusy ? t("busy") : t(`${where}.${state.isOn ? "off" : "on"}`)}
      </Button>
    </div>
  );
}
