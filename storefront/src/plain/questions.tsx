import type { ResponseOf } from "@contract";
import type { User } from "@contract/auth";
import type { Language } from "@contract/constants";
import { limits } from "@contract/limits";
import type { Product } from "@contract/products";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { OwnQuestionList } from "@/features/questions/own-questions";
import { QuestionList } from "@/features/questions/question-list";
import { call } from "@/lib/api";
import { callOwn } from "@/lib/call-own";
import { isNothing } from "@/lib/errors";
import { paths } from "@/paths";
import { plain, withQuery } from "./addresses";
import { questionDraft } from "./drafts";
import { whoIsIn } from "./for-shopper";
import { signInWith } from "./login-view";
import { Hidden, PlainArea, PlainForm, PlainFrame, Way } from "./parts";
import { type Refusal, refusalOf } from "./refusal";
import { type Answer, field, type PlainPage } from "./visit";

type Said = { isAsked?: boolean; typed?: string; refusal?: Refusal; isKept?: boolean };

/** All that was asked about a product and answered, in pages; one's own questions, and the form for another. */
export const questionsPage: PlainPage = async (visit) => {
  const { form, query, language } = visit;
  const product = field(form ?? query, "product");
  const page = query.get("page") ?? "1";
  const user = await whoIsIn();
  const shopper = user?.role === "user" ? user : undefined;
  const asked = { product, page, language };
  if (!form) return showQuestions(asked, shopper, { isAsked: query.get("done") === "asked" });
  if (!shopper) return signInWith(questionDraft(form), "questions", visit);
  const question = field(form, "question");
  try {
    await callOwn("askQuestion", { body: { productId: field(form, "productId"), question } });
    return { to: withQuery(plain.questions, { product, done: "asked" }) };
  } catch (error) {
    return showQuestions(asked, shopper, { typed: question, refusal: refusalOf(error) });
  }
};

type Asked = { product: string; page: string; language: Language };

export async function showQuestions(
  { product: slug, page, language }: Asked,
  user: User | undefined,
  said: Said,
): Promise<Answer> {
  const productId = slug || "-";
  try {
    const [{ data: product }, found, own] = await Promise.all([
      call("getProduct", { params: { id: productId }, query: { lang: language } }),
      callOwn("getQuestions", { params: { productId }, query: { page } }),
      user ? callOwn("getMyQuestions", { params: { productId } }) : { data: [] },
    ]);
    const view = <QuestionsView {...{ product, found, user }} own={own.data} {...said} />;
    return { status: said.refusal?.status ?? 200, page: view };
  } catch (error) {
    // No such product or page.
    if (isNothing(error)) return { to: paths.listing };
    throw error;
  }
}

type QuestionsViewProps = Said & {
  product: Product;
  found: ResponseOf<"getQuestions">;
  own: ResponseOf<"getMyQuestions">["data"];
  user: User | undefined;
};

function QuestionsView({ product, found, own, user, isAsked, typed, refusal, isKept }: QuestionsViewProps) {
  const { t } = useTranslation(["questions", "plain"]);
  const { data, meta } = found;
  const at = (page: number) => withQuery(plain.questions, { product: product.slug, page: String(page) });
  return (
    <PlainFrame title={t("title")} user={user}>
      <Way to={paths.product(encodeURIComponent(product.slug))}>{product.title}</Way>
      {isAsked && <FormAlert tone="good">{t("asked")}</FormAlert>}
      <OwnQuestionList questions={own} />
      {data.length > 0 ? <QuestionList questions={data} /> : <p className="text-ink-soft">{t("none")}</p>}
      <p className="flex flex-wrap gap-5">
        {meta.page > 1 && <Way to={at(meta.page - 1)}>{t("plain:newerQuestions")}</Way>}
        {meta.page < meta.pages && <Way to={at(meta.page + 1)}>{t("plain:olderQuestions")}</Way>}
      </p>
      <AskForm {...{ product, user, typed, refusal, isKept }} />
    </PlainFrame>
  );
}

type AskFormProps = {
  product: Product;
  /** Undefined: a guest, who signs in first. */
  user: User | undefined;
  typed: string | undefined;
  refusal: Refusal | undefined;
  /** It was typed before the sign-in. */
  isKept: boolean | undefined;
};

function AskForm({ product, user, typed, refusal, isKept }: AskFormProps) {
  const { t } = useTranslation(["questions", "plain"]);
  const { slug, _id: productId } = product;
  return (
    <section id="ask" className="grid scroll-mt-36 gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 className="font-display text-lg font-bold">{t("ask")}</h2>
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      {isKept && <FormAlert tone="info">{t("plain:draftHere")}</FormAlert>}
      {user ? (
        <PlainForm action={plain.questions} className="grid gap-4">
          <Hidden fields={{ productId, product: slug }} />
          <PlainArea
            name="question"
            label={t("yourQuestion")}
            hint={t("hint")}
            error={refusal?.fields.question}
            rows={3}
            required
            minLength={limits.question.min}
            maxLength={limits.question.max}
            defaultValue={typed}
          />
          <Button type="submit" className="justify-self-start">
            {t("send")}
          </Button>
        </PlainForm>
      ) : (
        <Way to={withQuery(plain.login, { next: "questions", product: slug })}>{t("login")}</Way>
      )}
    </section>
  );
}

/** On the product's page, where scripts are off. */
export function AskWay({ product }: { product: string }) {
  const { t } = useTranslation("questions");
  return (
    <p className="mb-4">
      <Way to={`${withQuery(plain.questions, { product })}#ask`}>{t("ask")}</Way>
    </p>
  );
}

/** Below the newest questions on the product's page, where scripts are off. */
export function AllQuestions({ product, count }: { product: string; count: number }) {
  const { t } = useTranslation("questions");
  return <Way to={withQuery(plain.questions, { product })}>{t("all", { count })}</Way>;
}
