import { orderStatuses } from "@contract/order-states";
import type { Tracking } from "@contract/orders";
import { Check, Circle, CircleDot, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useLanguage } from "@/i18n/use-language";
import { dayAndTime } from "@/lib/dates";

type Step = z.infer<typeof Tracking>["steps"][number];

const looks = {
  done: { Icon: Check, disc: "bg-good text-surface", line: "bg-good", text: "" },
  current: {
    Icon: CircleDot,
    disc: "bg-brand text-on-brand ring-4 ring-brand-soft",
    line: "bg-line",
    text: "font-bold",
  },
  todo: {
    Icon: Circle,
    disc: "border-2 border-line-strong bg-surface text-transparent",
    line: "bg-line",
    text: "text-ink-soft",
  },
  failed: { Icon: X, disc: "bg-bad text-surface", line: "bg-line", text: "font-bold text-bad" },
} as const;

/** The parcel's progress: what is done, where it is, what is to come. */
export function OrderSteps({ steps }: { steps: readonly Step[] }) {
  const { language } = useLanguage();
  const label = useStepLabel();
  return (
    <ol className="grid">
      {steps.map((step, at) => {
        const { Icon, disc, line, text } = looks[step.state];
        return (
          <li
            key={step.key}
            aria-current={step.state === "current" ? "step" : undefined}
            className="relative flex gap-4 pb-6 last:pb-0"
          >
            {at < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={`step-line absolute top-7 bottom-0 left-3.25 w-0.5 ${line}`}
              />
            )}
            <span
              aria-hidden="true"
              className={`step-disc grid size-7 shrink-0 place-content-center rounded-full ${disc}`}
            >
              <Icon className="size-4" />
            </span>
            <span className={`pt-0.5 ${text}`}>
              {label(step)}
              {step.at && step.state !== "todo" && (
                <span className="block text-sm font-normal text-ink-soft">
                  {dayAndTime(step.at, language)}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Steps have the names of their states; a step that we have no text for keeps the server's. */
function useStepLabel() {
  const { t } = useTranslation("orders");
  return ({ key, label }: Step): string => {
    const status = key === "placed" ? "pending" : orderStatuses.find((one) => one === key);
    return status ? t(`status.${status}`) : label;
  };
}
