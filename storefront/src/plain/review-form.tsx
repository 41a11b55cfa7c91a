import type { User } from "@contract/auth";
import { limits } from "@contract/limits";
import type { Product } from "@contract/products";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { plain, withQuery } from "./addresses";
import { Hidden, PlainArea, PlainForm, Way } from "./parts";
import type { Refusal } from "./refusal";
import type { TypedReview } from "./reviews";

const stars = [5, 4, 3, 2, 1] as const;

type ReviewFormProps = {
  product: Product;
  /** Undefined: a guest, who signs in first. */
  user: User | undefined;
  typed: TypedReview | undefined;
  refusal: Refusal | undefined;
  /** It was typed before the sign-in. */
  isKept: boolean | undefined;
};

/** Stars and words. A second review of a product takes the place of the first. */
export function ReviewForm({ product, user, typed, refusal, isKept }: ReviewFormProps) {
  const { t } = useTranslation(["reviews", "plain"]);
  const { fields: wrong = {} } = refusal ?? {};
  const { slug, _id: productId } = product;
  return (
    <section
      id="write"
      className="grid scroll-mt-36 gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <h2 className="font-display text-lg font-bold">{t("write")}</h2>
      {!user && (
        <p className="flex flex-wrap gap-4">
          {t("loginFirst")}
          <Way to={withQuery(plain.login, { next: "reviews", product: slug })}>{t("login")}</Way>
        </p>
      )}
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      {isKept && <FormAlert tone="info">{t("plain:draftHere")}</FormAlert>}
      {user && (
        <PlainForm action={plain.reviews} className="grid gap-4">
          <Hidden fields={{ productId, product: slug }} />
          <fieldset className="min-w-0">
            <legend className="mb-1 text-sm font-semibold">{t("rating")}</legend>
            <div className="flex flex-wrap gap-x-5">
              {stars.map((count) => (
                <label key={count} className="flex min-h-11 cursor-pointer items-center gap-2">
                  <input
                    type="radio"
                    name="rating"
                    value={count}
                    defaultChecked={count === typed?.stars}
                    required
                    className="size-5 shrink-0 accent-brand"
                  />
                  {t("star", { count })}
                </label>
              ))}
            </div>
            {wrong.reviewValue && <p className="text-sm font-medium text-bad">{wrong.reviewValue}</p>}
          </fieldset>
          <PlainArea
            name="words"
            label={t("message")}
            error={wrong.reviewMessage}
            rows={4}
            required
            maxLength={limits.review.max}
            placeholder={t("placeholder")}
            defaultValue={typed?.words}
          />
          <Button type="submit" className="justify-self-start">
            {t("submit")}
          </Button>
        </PlainForm>
      )}
    </section>
  );
}
