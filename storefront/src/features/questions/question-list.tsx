import type { Question } from "@contract/questions";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { longDate } from "@/lib/dates";
import { useShop } from "@/lib/shop";

type QuestionListProps = {
  questions: readonly Question[];
  /** Where the part begins that was asked for; the focus goes there when it has come. */
  nextAt?: RefObject<number | undefined>;
};

/** Questions with the shop's answers. */
export function QuestionList({ questions, nextAt }: QuestionListProps) {
  const { t } = useTranslation("questions");
  const { language } = useLanguage();
  const { name: shop } = useShop();
  const items = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (nextAt?.current === undefined || questions.length <= nextAt.current) return;
    const next = items.current?.children[nextAt.current];
    nextAt.current = undefined;
    if (next instanceof HTMLElement) next.focus();
  }, [questions, nextAt]);
  return (
    <ul
      ref={items}
      aria-label={t("list")}
      className="divide-y divide-line rounded-lg border border-line bg-surface"
    >
      {questions.map(({ _id, question, userName, askedAt, answer }) => (
        <li key={_id} tabIndex={-1} className="p-4 wrap-anywhere">
          <h3 className="font-semibold whitespace-pre-line">{question}</h3>
          <p className="text-sm text-ink-soft">
            {userName} · <time dateTime={askedAt}>{longDate(askedAt, language)}</time>
          </p>
          <div className="mt-3 border-l-2 border-brand pl-3">
            <p className="text-sm text-ink-soft">
              <span className="font-semibold text-brand">{t("answer", { shop })}</span> ·{" "}
              <time dateTime={answer.at} className="whitespace-nowrap">
                {longDate(answer.at, language)}
              </time>
            </p>
            <p className="whitespace-pre-line">{answer.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
