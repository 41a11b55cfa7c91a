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
  const [isLate, setLate] = useState(false);
  // It stays once it is there: whoever has pressed it keeps the focus.
  const [isOffered, offer] = useState(false);
  const isRetried = retry !== undefined;
  useEffect(() => {
    if (!isRetried || isLate) return;
    const timer = setTimeout(() => {
      setLate(true);
      offer(true);
    }, lateMs);
    return () => clearTimeout(timer);
  }, [isRetried, isLate]);
  const tryAgain = () => {
    setLate(false);
    retry?.();
  };
  return (
    <div className="grid min-h-[60vh] place-content-center justify-items-center gap-4 p-8 text-center">
      <span className="animate-pulse">
        <Logo />
      </span>
      <p role="status" className="text-ink-soft">
        {t(isLate ? "offline" : "checkingSession")}
      </p>
      {isOffered && (
        <Button look="outline" onClick={tryAgain}>
          {t("retry")}
        </Button>
      )}
    </div>
  );
}
