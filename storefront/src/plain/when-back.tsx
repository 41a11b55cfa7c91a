import type { User } from "@contract/auth";
import type { Product } from "@contract/products";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { isAwaitable, soldOut } from "@/features/when-back/sold-out";
import { call } from "@/lib/api";
import { isNothing } from "@/lib/errors";
import { paths } from "@/paths";
import { plain, withQuery } from "./addresses";
import { whoIsIn } from "./for-shopper";
import { Hidden, PlainField, PlainForm, PlainFrame, Way } from "./parts";
import { type Refusal, refusalOf } from "./refusal";
import { type Answer, field, type PlainPage } from "./visit";

type Typed = { size: string; email: string };
type Said = { isKept?: boolean; typed?: Typed; refusal?: Refusal };

/** Asking for one mail when something sold out is back. Asked twice, it is one mail. */
export const whenBackPage: PlainPage = async ({ form, query }) => {
  const user = await whoIsIn();
  const shopper = user?.role === "user" ? user : undefined;
  const product = field(form ?? query, "product");
  if (!form) return showProduct(product, shopper, { isKept: query.get("done") === "kept" });
  const typed = { size: field(form, "size"), email: field(form, "email") };
  try {
    const productId = field(form, "productId");
    const body = { productId, ...(typed.size && { size: typed.size }) };
    // A shopper's mail goes to the address of the account.
    await call("askWhenBack", { body: { ...body, ...(!shopper && { email: typed.email }) } });
    return { to: withQuery(plain.whenBack, { product, done: "kept" }) };
  } catch (error) {
    return showProduct(product, shopper, { typed, refusal: refusalOf(error) });
  }
};

async function showProduct(slug: string, user: User | undefined, said: Said): Promise<Answer> {
  try {
    const { data: product } = await call("getProduct", { params: { id: slug || "-" } });
    const page = <WhenBackView {...{ product, user }} {...said} />;
    return { status: said.refusal?.status ?? 200, page };
  } catch (error) {
    if (isNothing(error)) return { to: paths.listing };
    throw error;
  }
}

type WhenBackViewProps = Said & { product: Product; user: User | undefined };

function WhenBackView({ product, user, isKept, typed, refusal }: WhenBackViewProps) {
  const { t } = useTranslation(["whenback", "product"]);
  const { fields: wrong = {} } = refusal ?? {};
  const { whole, sizes } = soldOut(product);
  return (
    <PlainFrame title={t("tellMe")} user={user}>
      <Way to={paths.product(encodeURIComponent(product.slug))}>{product.title}</Way>
      {isKept && <FormAlert tone="good">{t("kept")}</FormAlert>}
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      {!isKept && isAwaitable(product) && (
        <PlainForm action={plain.whenBack} className="grid max-w-md gap-4">
          <Hidden fields={{ productId: product._id, product: product.slug }} />
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
      {!isKept && !isAwaitable(product) && <p>{t("product:inStock")}</p>}
    </PlainFrame>
  );
}

/** On the page of a product of which something is sold out, where scripts are off. */
export function WhenBackWay({ product }: { product: Product }) {
  const { t } = useTranslation("whenback");
  const to = withQuery(plain.whenBack, { product: product.slug });
  return <Way to={to}>{t(soldOut(product).whole ? "tellMe" : "sizeGone")}</Way>;
}
