import type { User } from "@contract/auth";
import type { Language } from "@contract/constants";
import type { Product, Variant } from "@contract/products";
import { choiceOf } from "@contract/variant-options";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { isAwaitable, soldOut } from "@/features/when-back/sold-out";
import { useLanguage } from "@/i18n/use-language";
import { call } from "@/lib/api";
import { isNothing } from "@/lib/errors";
import { paths } from "@/paths";
import { plain, withQuery } from "./addresses";
import { whoIsIn } from "./for-shopper";
import { Hidden, PlainField, PlainForm, PlainFrame, Way } from "./parts";
import { type Refusal, refusalOf } from "./refusal";
import { type Answer, field, type PlainPage } from "./visit";

type Typed = { size: string; email: string };
type Said = {
  /** The choice that is asked for, where it is one. */
  variantId?: string;
  isKept?: boolean;
  typed?: Typed;
  refusal?: Refusal;
};

/** Asking for one mail when something sold out is back. Asked twice, it is one mail. */
export const whenBackPage: PlainPage = async ({ form, query, language }) => {
  const user = await whoIsIn();
  const shopper = user?.role === "user" ? user : undefined;
  const product = field(form ?? query, "product");
  const asked = { slug: product, language };
  const variantId = field(form ?? query, "variant");
  if (!form) return showProduct(asked, shopper, { variantId, isKept: query.get("done") === "kept" });
  const typed = { size: field(form, "size"), email: field(form, "email") };
  try {
    const productId = field(form, "productId");
    const body = { productId, ...(typed.size && { size: typed.size }), ...(variantId && { variantId }) };
    // A shopper's mail goes to the address of the account.
    await call("askWhenBack", { body: { ...body, ...(!shopper && { email: typed.email }) } });
    return { to: withQuery(plain.whenBack, { product, done: "kept" }) };
  } catch (error) {
    return showProduct(asked, shopper, { variantId, typed, refusal: refusalOf(error) });
  }
};

type Asked = { slug: string; language: Language };

async function showProduct({ slug, language }: Asked, user: User | undefined, said: Said): Promise<Answer> {
  try {
    const { data: product } = await call("getProduct", {
      params: { id: slug || "-" },
      query: { lang: language },
    });
    const page = <WhenBackView {...{ product, user }} {...said} />;
    return { status: said.refusal?.status ?? 200, page };
  } catch (error) {
    if (isNothing(error)) return { to: paths.listing };
    throw error;
  }
}

type WhenBackViewProps = Said & { product: Product; user: User | undefined };

function WhenBackView({ product, user, variantId, isKept, typed, refusal }: WhenBackViewProps) {
  const { language } = useLanguage();
  const { t } = useTranslation(["whenback", "product"]);
  const { fields: wrong = {} } = refusal ?? {};
  const variant = product.variants.find((one) => one.variantId === variantId && one.stock === 0);
  const { whole, sizes: gone } = soldOut(product);
  const sizes = variant ? [] : gone;
  const isOffered = !isKept && isAwaitable(product, variant);
  return (
    <PlainFrame title={t("tellMe")} user={user}>
      <Way to={paths.product(encodeURIComponent(product.slug))}>{product.title}</Way>
      {isKept && <FormAlert tone="good">{t("kept")}</FormAlert>}
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      {isOffered && (
        <PlainForm action={plain.whenBack} className="grid max-w-md gap-4">
          <Hidden
            fields={{
              productId: product._id,
              product: product.slug,
              ...(variant && { variant: variant.variantId }),
            }}
          />
          {variant && <p className="font-semibold">{choiceOf(variant, language)}</p>}
          <p className="text-ink-soft">{user ? t("toYou", { email: user.email }) : t("once")}</p>
          {sizes.length > 0 && (
            <PlainField
              name="size"
              label={t("size")}
              error={wrong.size}
              control={(attributes) => (
                <select {...attributes} defaultValue={typed?.size}>
                  {whole && <option value="">{t("anySize")}</option>}
                  {sizes.map((size) => (
                    <option key={size}>{size}</option>
                  ))}
                </select>
              )}
            />
          )}
          {!user && (
            <PlainField
              name="email"
              type="email"
              label={t("email")}
              error={wrong.email}
              defaultValue={typed?.email}
              autoComplete="email"
              required
              maxLength={120}
            />
          )}
          <Button type="submit" className="justify-self-start">
            {t("tellMe")}
          </Button>
        </PlainForm>
      )}
      {!isKept && !isOffered && <p>{t("product:inStock")}</p>}
    </PlainFrame>
  );
}

/** On the page of a product of which something is sold out, where scripts are off. */
export function WhenBackWay({ product, chosen }: { product: Product; chosen: Variant | undefined }) {
  const { t } = useTranslation("whenback");
  const variant = chosen?.stock === 0 ? chosen : undefined;
  const to = withQuery(plain.whenBack, { product: product.slug, variant: variant?.variantId });
  return <Way to={to}>{t(variant || soldOut(product).whole ? "tellMe" : "sizeGone")}</Way>;
}
