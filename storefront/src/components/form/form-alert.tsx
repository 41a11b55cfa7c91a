import { type ReactNode, useEffect, useRef } from "react";

type FormAlertProps = { tone: "bad" | "good" | "warn" | "info"; children: ReactNode; focus?: boolean };

const tones = {
  bad: "border-bad bg-bad-soft text-bad",
  good: "border-good bg-good-soft text-good",
  warn: "border-warn bg-warn-soft text-warn",
  info: "border-brand bg-brand-soft text-brand-strong",
};

/** A message about the whole form, read out at once. With `focus` it receives the focus. */
export function FormAlert({ tone, children, focus = false }: FormAlertProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) place.current?.focus();
  }, [focus]);
  return (
    <div
      ref={place}
      tabIndex={-1}
      role={tone === "bad" ? "alert" : "status"}
      className={`rounded-md border-l-4 px-4 py-3 text-sm font-medium ${tones[tone]}`}
    >
      {children}
    </div>
  );
}
