import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button";
import { Logo } from "./logo";

/** After this nobody should look at a sign of waiting without a word. */
const lateMs = 8000;

/**
 * Shown in place of a page until the session check has finished. Spec §1. With `retry` it says after some seconds that the
 * shop cannot be reached, in words that every page has: nothing can be fetched then.
 */
export function SessionPlaceholder({ retry }: { retry?: () => void }) {
  const { t } = useTranslation();
  // Each odd turn is late. The button stays from the first on: whoever has pressed it keeps the focus.
  const [turn, setTurn] = useState(0);
  const isLate = turn % 2;
  const isRetried = !!retry;
  useEffect(() => {
    if (!isRetried || isLate) return;
    const timer = setTimeout(setTurn, lateMs, turn + 1);
    return () => clearTimeout(timer);
  }, [isRetried, isLate, turn]);
  const tryAgain = () => {
    setTurn(turn + isLate);
    retry?.();
  };
  return (
    <div className="grid min-h-[60vh] place-content-center justify-items-center gap-4 p-8 text-center">
      <h1 className="animate-pulse">
        <Logo />
      </h1>
      <p role="status" className="text-ink-soft">
        {t(isLate ? "offline" : "checkingSession")}
      </p>
      {turn > 0 && <Button onClick={tryAgain}>{t("retry")}</Button>}
    </div>
  );
}
