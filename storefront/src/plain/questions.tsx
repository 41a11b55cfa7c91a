import type { ResponseOf } from "@contract";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { QuestionList } from "@/features/questions/question-list";
import { callOwn } from "@/lib/call-own";
import { isStatus } from "@/lib/errors";
import { paths } from "@/paths";
import { plain, withQuery } from "./addresses";
import { PlainFrame } from "./parts";
import type { PlainPage } from "./visit";

/** All that was asked about a product and answered, in pages; the product's page has the newest of them. */
export const questionsPage: PlainPage = async ({ query }) => {
  const product = query.get("product") ?? "";
  const page = query.get("page") ?? "1";
  try {
    const found = await callOwn("getQuestions", { params: { productId: product || "-" }, query: { page } });
    return { status: 200, page: <QuestionsView product={product} found={found} /> };
  } catch (error) {
    // No such product or page.
    if (isStatus(error, 404) || isStatus(error, 422)) return { to: paths.listing };
    throw error;
  }
};

type QuestionsViewProps = { product: string; found: ResponseOf<"getQuestions"> };

function QuestionsView({ product, found: { data, meta } }: QuestionsViewProps) {
  const { t } = useTranslation(["questions", "plain"]);
  const at = (page: number) => withQuery(plain.questions, { product, page: String(page) });
  return (
    <PlainFrame title={t("title")}>
      {data.length > 0 ? <QuestionList questions={data} /> : <p className="text-ink-soft">{t("none")}</p>}
      <p className="flex flex-wrap gap-5">
        {meta.page > 1 && (
          <Link to={at(meta.page - 1)} className={wayOn}>
            {t("plain:newerQuestions")}
          </Link>
        )}
        {meta.page < meta.pages && (
          <Link to={at(meta.page + 1)} className={wayOn}>
            {t("plain:olderQuestions")}
          </Link>
        )}
        <Link to={paths.product(encodeURIComponent(product))} className={wayOn}>
          {t("plain:backToProduct")}
        </Link>
      </p>
    </PlainFrame>
  );
}

/** On the product's page, where scripts are off. */
export function AllQuestions({ product, count }: { product: string; count: number }) {
  const { t } = useTranslation("questions");
  return (
    <Link to={withQuery(plain.questions, { product })} className={wayOn}>
      {t("all", { count })}
    </Link>
  );
}

const wayOn = "font-semibold text-brand underline underline-offset-4";
