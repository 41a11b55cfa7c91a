import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { useStateName } from "@/lib/use-state-name";
import type { StateQuestion } from "./use-keep-address";

/** Says that pincode and state disagree, and asks for confirmation. */
export function OtherStateQuestion({ question, state }: { question: StateQuestion; state: string }) {
  const { t } = useTranslation("addresses");
  const stateName = useStateName();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="alert"
      className="grid gap-3 rounded-md border-l-4 border-warn bg-warn-soft px-4 py-3 text-sm"
    >
      <p className="font-medium text-warn">
        {question.sentence}. {t("stateQuestion")}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={question.mend}>
          {t("mendPincode")}
        </Button>
        <Button size="small" look="outline" onClick={question.insist}>
          {t("insist", { state: stateName(state) })}
        </Button>
      </div>
    </div>
  );
}
