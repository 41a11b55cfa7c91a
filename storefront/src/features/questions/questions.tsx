import type { ResponseOf } from "@contract";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { LoadFailed } from "@/components/load-failed";
import { ShowMore } from "@/components/show-more";
import { useSession } from "@/features/session/queries";
import { lazyPart } from "@/lib/lazy-part";
import { AllQuestions, AskWay } from "@/plain/questions";
import { keptQuestion } from "./kept-question";
import { OwnQuestions } from "./own-questions";
import { firstQuestions, questionsQuery } from "./queries";
import { QuestionList } from "./question-list";
import { QuestionSearch } from "./question-search";
import { useShownQuestions } from "./use-shown-questions";

/** Loaded on demand: most people who read questions ask none. */
const AskForm = lazyPart([], () => import("./ask-form"));

/** From so many on, looking for words is quicker than reading. */
const manyQuestions = 6;

type QuestionsProps = {
  productId: string;
  /** As the questions are asked for: the product's slug or id. */
  product: string;
};

/** What others asked about a product and the shop answered, and the form behind "Ask a question". */
export default function Questions({ productId, product }: QuestionsProps) {
  const { t } = useTranslation("questions");
  const session = useSession();
  const userId = session.status === "shopper" ? session.user.id : undefined;
  const [state, setState] = useState<"reading" | "asking" | "asked">("reading");
  // Whoever was typing before signing in goes on.
  useEffect(() => {
    if (keptQuestion({ productId, userId })) setState("asking");
  }, [productId, userId]);
  const first = useQuery(questionsQuery(product));
  const all = first.data?.meta.total ?? 0;
  const isAsking = state === "asking";
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="garland font-display text-xl font-bold">
          {t("title")} {all > 0 && <span className="font-normal text-ink-soft">({all})</span>}
        </h2>
        <Button
          look="outline"
          aria-expanded={isAsking}
          onClick={() => setState(isAsking ? "reading" : "asking")}
        >
          {isAsking ? t("cancel") : t("ask")}
        </Button>
      </div>
      <noscript>{import.meta.env.SSR && <AskWay product={product} />}</noscript>
      {isAsking && (
        <Suspense fallback={<p className="skeleton mb-5 h-60" />}>
          <AskForm key={productId} productId={productId} userId={userId} onAsked={() => setState("asked")} />
        </Suspense>
      )}
      {state === "asked" && (
        <div className="mb-5">
          <FormAlert tone="good" focus>
            {t("asked")}
          </FormAlert>
        </div>
      )}
      {userId && <OwnQuestions product={product} userId={userId} />}
      {first.data ? (
        <Answered product={product} first={first.data} />
      ) : first.isError ? (
        <LoadFailed sentence={t("notLoaded")} retry={() => void first.refetch()} />
      ) : (
        <p className="skeleton h-40" />
      )}
    </section>
  );
}

/** The answered ones, with what narrows them and what fetches more. */
function Answered({ product, first }: { product: string; first: ResponseOf<"getQuestions"> }) {
  const { t } = useTranslation("questions");
  const shown = useShownQuestions(product, first);
  const nextAt = useRef<number>(undefined);
  const { questions, total, words, more } = shown;
  const all = first.meta.total;
  if (all === 0) return <p className="text-ink-soft">{t("none")}</p>;
  return (
    <>
      {all >= manyQuestions && <QuestionSearch onSearch={shown.setWords} />}
      <p role="status" className="font-semibold not-empty:pb-3">
        {words && !shown.waiting && !shown.failed && t("found", { count: total, words })}
      </p>
      {shown.failed && <LoadFailed sentence={t("notLoaded")} retry={shown.refetch} />}
      {shown.waiting && <p className="skeleton h-40" />}
      {questions.length > 0 && (
        <>
          <QuestionList questions={questions} nextAt={nextAt} />
          {(more || questions.length > firstQuestions) && (
            <ShowMore
              shown={t("shownOf", { shown: questions.length, count: total })}
              label={t("more")}
              loading={t("loadingMore")}
              notLoaded={t("notLoaded")}
              more={more}
              onAsk={() => {
                nextAt.current = questions.length;
              }}
            />
          )}
          {import.meta.env.SSR && all > firstQuestions && (
            <noscript>
              <AllQuestions product={product} count={all} />
            </noscript>
          )}
        </>
      )}
    </>
  );
}
