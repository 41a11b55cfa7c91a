import type { User } from "@contract/auth";
import type { Cart, CartItem } from "@contract/cart";
import { formatExactRupees } from "@contract/money";
import { choiceText } from "@contract/variant-options";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { Link } from "@/components/link";
import { ProductThumb } from "@/components/product-thumb";
import { addToCart } from "@/features/cart/add-to-cart";
import { lineTotal } from "@/features/cart/cart-edit";
import { useLanguage } from "@/i18n/use-language";
import { call } from "@/lib/api";
import { priceShown } from "@/lib/price";
import { paths } from "@/paths";
import { plain, withQuery } from "./addresses";
import { forShopper } from "./for-shopper";
import { Hidden, PlainField, PlainForm, PlainFrame } from "./parts";
import { type Refusal, refusalOf } from "./refusal";
import { field, type Visit } from "./visit";
import { addition, readWanted, type Wanted } from "./wanted";

const changes = ["added", "updated", "deleted"] as const;
type Done = (typeof changes)[number];

/** The cart: what the drawer is with scripts. Each change is a form of its own. */
export const cartPage = forShopper("cart", async (user, { form, query }) => {
  if (!form) return showCart(user, { done: changes.find((change) => change === query.get("done")) });
  try {
    return { to: await change(user.id, form) };
  } catch (error) {
    const refusal = refusalOf(error);
    return showCart(user, { refusal, wanted: readWanted(form), typedCode: field(form, "code") });
  }
});

/** Puts the product in the cart; the page to look at then. Throws what the shop answers. */
export async function add(userId: string, wanted: Wanted): Promise<string> {
  await addToCart(addition(userId, wanted));
  return wanted.after === "checkout" ? plain.checkout : withQuery(plain.cart, { done: "added" });
}

async function change(userId: string, form: NonNullable<Visit["form"]>): Promise<string> {
  const wanted = readWanted(form) ?? {};
  const after = (done?: Done) => withQuery(plain.cart, { done });
  switch (form.get("do")) {
    case "update":
      await call("updateCart", addition(userId, wanted));
      return after("updated");
    case "remove": {
      const { productId = "", variantId } = wanted;
      await call("removeFromCart", { params: { userId, productId }, query: { variantId } });
      return after("deleted");
    }
    case "enter-code":
      await call("enterPromotionCode", { body: { userId, code: field(form, "code") } });
      return after();
    case "remove-code":
      await call("removePromotionCode", { params: { userId, code: field(form, "code") } });
      return after();
    default:
      return add(userId, wanted);
  }
}

type Said = { done?: Done | undefined; refusal?: Refusal; wanted?: Wanted | undefined; typedCode?: string };

/** The cart as it is now, with what was done or refused. */
export async function showCart(user: User, said: Said) {
  const { data } = await call("getCart", { params: { userId: user.id } });
  return { status: said.refusal?.status ?? 200, page: <CartView user={user} cart={data} {...said} /> };
}

function CartView({ user, cart, done, refusal, wanted, typedCode }: Said & { user: User; cart: Cart }) {
  const { t } = useTranslation(["cart", "plain"]);
  return (
    <PlainFrame title={t("title")} user={user}>
      {done && <FormAlert tone="good">{t(done)}</FormAlert>}
      {refusal && (
        <FormAlert tone="bad">
          {refusal.sentence}
          {wanted?.slug && (
            <>
              {" "}
              <Link to={paths.product(encodeURIComponent(wanted.slug))} className="underline">
                {t("plain:backToProduct")}
              </Link>
            </>
          )}
        </FormAlert>
      )}
      {cart.notices.map(({ kind, productId, size, variantId, message }) => (
        <FormAlert key={`${kind} ${productId} ${variantId ?? size}`} tone="warn">
          {message}
        </FormAlert>
      ))}
      {cart.items.length === 0 ? (
        <>
          <p>{t("emptyTitle")}</p>
          <ButtonLink to={paths.listing} className="justify-self-start">
            {t("browse")}
          </ButtonLink>
        </>
      ) : (
        <>
          <ul className="divide-y divide-line">
            {cart.items.map((item) => (
              <Line key={item.variantId} item={item} />
            ))}
          </ul>
          <Codes cart={cart} typed={typedCode} />
          <p className="flex justify-between border-t border-line pt-3 text-lg font-bold tabular-nums">
            <span>{t("total")}</span>
            <span>{formatExactRupees(cart.total)}</span>
          </p>
          <p className="text-sm text-ink-soft">{t("totalNote")}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={plain.checkout}>{t("checkout")}</ButtonLink>
            <ButtonLink look="outline" to={paths.listing}>
              {t("keepShopping")}
            </ButtonLink>
          </div>
        </>
      )}
    </PlainFrame>
  );
}

function Line({ item }: { item: CartItem }) {
  const { t } = useTranslation(["cart", "plain"]);
  const { language } = useLanguage();
  const { title, productId, variantId, quantity, stock } = item;
  const choice = choiceText(item, (size) => t("size", { size }), language);
  const short = stock === 0 ? t("soldOutNow") : t("onlyLeftNow", { count: stock });
  const line = { productId, variantId };
  return (
    <li className="flex gap-4 py-4">
      <ProductThumb image={item.image} className="size-20 sm:size-24" />
      <div className="grid grow gap-2">
        <Link to={paths.product(item.slug)} className="font-semibold hover:text-brand">
          {title}
        </Link>
        {choice && <p className="text-sm text-ink-soft">{choice}</p>}
        <p className="flex justify-between gap-3 text-sm text-ink-soft">
          {t("each", { price: formatExactRupees(priceShown(item).paid) })}
          <span className="text-base font-bold text-ink tabular-nums">
            {formatExactRupees(lineTotal(item))}
          </span>
        </p>
        {quantity > stock && <p className="text-sm font-medium text-bad">{short}</p>}
        <div className="flex flex-wrap items-center gap-2">
          <PlainForm action={plain.cart} className="flex items-center gap-2">
            <Hidden fields={{ do: "update", ...line }} />
            <input
              type="number"
              name="quantity"
              aria-label={t("plain:quantityOf", { title })}
              min={1}
              max={Math.max(stock, 1)}
              required
              defaultValue={quantity}
              className="min-h-11 w-20 rounded-md border border-line-strong bg-surface px-3"
            />
            <Button type="submit" look="outline" aria-label={t("plain:changeQuantityOf", { title })}>
              {t("plain:change")}
            </Button>
          </PlainForm>
          <PlainForm action={plain.cart}>
            <Hidden fields={{ do: "remove", ...line }} />
            <Button type="submit" look="quiet" aria-label={t("removeLabel", { title })}>
              {t("remove")}
            </Button>
          </PlainForm>
        </div>
      </div>
    </li>
  );
}

function Codes({ cart, typed }: { cart: Cart; typed: string | undefined }) {
  const { t } = useTranslation("promotions");
  return (
    <section aria-label={t("title")} className="grid gap-2 text-sm">
      {cart.discounts.map(({ code, label, goods }) => (
        <p key={code} className="flex justify-between gap-3 text-good tabular-nums">
          <span>{t("off", { label })}</span>
          <span>−{formatExactRupees(goods)}</span>
        </p>
      ))}
      {cart.codes.map(({ code, isApplied, isForDelivery, message }) => (
        <PlainForm key={code} action={plain.cart} className="flex items-center justify-between gap-2">
          <Hidden fields={{ do: "remove-code", code }} />
          <span>
            <strong>{code}</strong>
            {isForDelivery && ` · ${t("forDelivery")}`}
            {!isApplied && <span className="text-warn"> · {message}</span>}
          </span>
          <Button type="submit" look="quiet" size="small">
            {t("remove", { code })}
          </Button>
        </PlainForm>
      ))}
      <details open={Boolean(typed)}>
        <summary className="w-fit cursor-pointer py-1 font-semibold text-brand">{t("open")}</summary>
        <PlainForm action={plain.cart} className="flex flex-wrap items-end gap-2">
          <Hidden fields={{ do: "enter-code" }} />
          <PlainField name="code" label={t("label")} defaultValue={typed} maxLength={60} autoComplete="off" />
          <Button type="submit" look="outline">
            {t("apply")}
          </Button>
        </PlainForm>
      </details>
    </section>
  );
}
