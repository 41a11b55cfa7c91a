import type { OwnQuestion } from "@contract/questions";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/i18n/use-language";
import { longDate } from "@/lib/dates";
import { ownQuestionsQuery } from "./queries";

/** What this shopper asked and nobody else sees, with what becomes of it. */
export function OwnQuestions({ product, userId }: { product: string; userId: string }) {
  const { data: questions = [] } = useQuery(ownQuestionsQuery(product, userId));
  return <OwnQuestionList questions={questions} />;
}

export function OwnQuestionList({ questions }: { questions: readonly OwnQuestion[] }) {
  const { t } = useTranslation("questions");
  const { language } = useLanguage();
  if (questions.length === 0) return null;
  return (
    <div className="mb-4 rounded-lg border border-dashed border-line-strong p-4">
      <h3 className="font-semibold">{t("yours")}</h3>
      <ul className="grid gap-3 pt-2">
        {questions.map(({ _id, question, askedAt, declineReason }) => (
          <li key={_id} className="wrap-anywhere">
            <p className="whitespace-pre-line">{question}</p>
            <p className="text-sm text-ink-soft">
              <time dateTime={askedAt}>{longDate(askedAt, language)}</time> ·{" "}
              {declineReason === null ? t("waits") : t("declined", { reason: declineReason })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
