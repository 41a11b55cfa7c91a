import type { ResponseOf } from "@contract";
import type { User } from "@contract/auth";
import type { Language } from "@contract/constants";
import type { Product } from "@contract/products";
import { type ReviewSort, reviewSorts } from "@contract/review-sorts";
import { useTranslation } from "react-i18next";
import { FormAlert } from "@/components/form/form-alert";
import { Link } from "@/components/link";
import { reviewsAsked } from "@/features/reviews/reviews-asked";
import { call } from "@/lib/api";
import { callOwn } from "@/lib/call-own";
import { isNothing } from "@/lib/errors";
import { paths } from "@/paths";
import { plain, withQuery } from "./addresses";
import { reviewDraft } from "./drafts";
import { signInFor, whoIsIn } from "./for-shopper";
import { signInWith } from "./login-view";
import { PlainFrame, Way } from "./parts";
import { type Refusal, refusalOf } from "./refusal";
import { ReviewEntry } from "./review-entry";
import { ReviewForm } from "./review-form";
import { type Answer, field, type PlainPage, type Visit } from "./visit";

/** Which reviews of a product are shown, as the page's address names them. */
export type Asked = {
  product: string;
  stars: number | undefined;
  sort: ReviewSort;
  page: number;
  language: Language;
};

/** What was typed into the form of a review; no stars: none were chosen. */
export type TypedReview = { stars: number | undefined; words: string };

const changes = ["written", "voted"] as const;
type Said = { done?: string | undefined; typed?: TypedReview; refusal?: Refusal; isKept?: boolean };

/** All reviews of a product, by stars and in any order; one's own, and a word of thanks for others'. */
export const reviewsPage: PlainPage = async (visit) => {
  const { form, query, language } = visit;
  const asked = readAsked(form ?? query, language);
  const user = await whoIsIn();
  const shopper = user?.role === "user" ? user : undefined;
  if (!form)
    return showReviews(asked, shopper, { done: changes.find((change) => change === query.get("done")) });
  if (form.get("do") === "vote")
    return shopper ? vote(asked, shopper, form) : { to: signInFor("reviews", visit) };
  return shopper ? write(asked, shopper, form) : signInWith(reviewDraft(form), "reviews", visit);
};

function readAsked(from: URLSearchParams, language: Language): Asked {
  return {
    language,
    product: field(from, "product"),
    stars: reviewsAsked(from).stars,
    sort: reviewSorts.find((one) => one === from.get("sort")) ?? "newest",
    page: /^[1-9]\d{0,4}$/.test(from.get("page") ?? "") ? Number(from.get("page")) : 1,
  };
}

/** The page's address with some of it changed; what everybody gets is not named. */
export function reviewsAt({ product, stars, sort, page }: Omit<Asked, "language">, done?: string): string {
  return withQuery(plain.reviews, {
    product,
    stars: stars?.toString(),
    sort: sort === "newest" ? undefined : sort,
    page: page > 1 ? String(page) : undefined,
    done,
  });
}

async function write(asked: Asked, user: User, form: NonNullable<Visit["form"]>): Promise<Answer> {
  const typed = { stars: Number(field(form, "rating")) || undefined, words: field(form, "words") };
  const body = { productId: field(form, "productId"), userId: user.id, reviewMessage: typed.words };
  try {
    await call("addReview", { body: { ...body, reviewValue: typed.stars ?? 0 } });
    const all = { product: asked.product, stars: undefined, sort: "newest" as const, page: 1 };
    return { to: reviewsAt(all, "written") };
  } catch (error) {
    return showReviews(asked, user, { typed, refusal: refusalOf(error) });
  }
}

async function vote(asked: Asked, user: User, form: NonNullable<Visit["form"]>): Promise<Answer> {
  const params = { reviewId: field(form, "reviewId") || "-" };
  try {
    await callOwn(form.get("isHelpful") === "1" ? "addHelpfulVote" : "removeHelpfulVote", { params });
    return { to: `${reviewsAt(asked)}#${params.reviewId}` };
  } catch (error) {
    return showReviews(asked, user, { refusal: refusalOf(error) });
  }
}

export async function showReviews(asked: Asked, user: User | undefined, said: Said): Promise<Answer> {
  const { product: productId, stars, sort, page, language } = asked;
  const query = { sort, page: String(page), ...(stars && { stars: String(stars) }) };
  try {
    const [{ data: product }, found, votes] = await Promise.all([
      call("getProduct", { params: { id: productId || "-" }, query: { lang: language } }),
      call("getReviews", { params: { productId: productId || "-" }, query }),
      user ? callOwn("getHelpfulVotes", { params: { productId: productId || "-" } }) : { data: [] },
    ]);
    const view = <ReviewsView {...{ asked, product, found, user }} votes={votes.data} {...said} />;
    return { status: said.refusal?.status ?? 200, page: view };
  } catch (error) {
    // No such product or page.
    if (isNothing(error)) return { to: paths.listing };
    throw error;
  }
}

type ReviewsViewProps = Said & {
  asked: Asked;
  product: Product;
  found: ResponseOf<"getReviews">;
  user: User | undefined;
  /** The ids of the reviews that the reader found helpful. */
  votes: readonly string[];
};

function ReviewsView({ asked, product, found, user, votes, done, typed, refusal, isKept }: ReviewsViewProps) {
  const { t } = useTranslation(["reviews", "product", "plain"]);
  const { data, meta } = found;
  return (
    <PlainFrame title={t("title")} user={user}>
      <Way to={paths.product(encodeURIComponent(product.slug))}>{product.title}</Way>
      {done === "written" && <FormAlert tone="good">{t("added")}</FormAlert>}
      {refusal && !typed && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      {found.histogram.some(({ count }) => count > 0) ? (
        <>
          <Narrowing asked={asked} histogram={found.histogram} />
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {data.map((review) => (
              <ReviewEntry
                key={review._id}
                {...{ review, asked, user }}
                isVoted={votes.includes(review._id)}
              />
            ))}
          </ul>
          {data.length === 0 && <p className="text-ink-soft">{t("noneSuch")}</p>}
          <p className="flex flex-wrap gap-5">
            {meta.page > 1 && (
              <Way to={reviewsAt({ ...asked, page: meta.page - 1 })}>{t("plain:pageBefore")}</Way>
            )}
            {meta.page < meta.pages && (
              <Way to={reviewsAt({ ...asked, page: meta.page + 1 })}>{t("plain:pageAfter")}</Way>
            )}
          </p>
        </>
      ) : (
        <p className="text-ink-soft">{t("none")}</p>
      )}
      <ReviewForm {...{ product, user, typed, isKept, refusal: typed && refusal }} />
    </PlainFrame>
  );
}

type NarrowingProps = { asked: Asked; histogram: ResponseOf<"getReviews">["histogram"] };

const choice =
  "font-semibold text-brand underline underline-offset-4 aria-[current]:text-ink aria-[current]:no-underline";

/** The reviews with as many stars, and their order, as links. */
function Narrowing({ asked, histogram }: NarrowingProps) {
  const { t } = useTranslation(["reviews", "product"]);
  const first = { ...asked, page: 1 };
  return (
    <nav aria-label={t("byStars")} className="grid gap-3 text-sm">
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        <Link
          to={reviewsAt({ ...first, stars: undefined })}
          aria-current={asked.stars === undefined ? "true" : undefined}
          className={choice}
        >
          {t("list")}
        </Link>
        {histogram
          .filter(({ count }) => count > 0)
          .map(({ stars, count }) => (
            <Link
              key={stars}
              to={reviewsAt({ ...first, stars })}
              aria-current={asked.stars === stars ? "true" : undefined}
              className={choice}
            >
              {t("star", { count: stars })} ({count})
            </Link>
          ))}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        <span className="text-ink-soft">{t("sort")}:</span>
        {reviewSorts.map((sort) => (
          <Link
            key={sort}
            to={reviewsAt({ ...first, sort })}
            aria-current={asked.sort === sort ? "true" : undefined}
            className={choice}
          >
            {t(sort === "helpful" ? "mostHelpful" : sort)}
          </Link>
        ))}
      </p>
    </nav>
  );
}

/** On the product's page, where scripts are off. */
export function ReviewWays({ product, count }: { product: string; count: number }) {
  const { t } = useTranslation("reviews");
  const at = withQuery(plain.reviews, { product });
  return (
    <p className="mb-4 flex flex-wrap gap-5">
      <Way to={`${at}#write`}>{t("write")}</Way>
      {count > 0 && <Way to={at}>{t("list")}</Way>}
    </p>
  );
}
