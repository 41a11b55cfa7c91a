import type { User } from "@contract/auth";
import type { Language } from "@contract/constants";
import type { ProductCard } from "@contract/products";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { Button, ButtonLink } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { Link } from "@/components/link";
import { Price } from "@/components/price";
import { ProductThumb } from "@/components/product-thumb";
import { callOwn } from "@/lib/call-own";
import { paths } from "@/paths";
import { useOrigin } from "@/routing/origin";
import { plain, withQuery } from "./addresses";
import { forShopper } from "./for-shopper";
import { Hidden, PlainField, PlainForm, PlainFrame } from "./parts";
import { type Refusal, refusalOf } from "./refusal";
import { type Answer, field, type Visit } from "./visit";
import type { Wanted } from "./wanted";

const changes = ["added", "removed"] as const;
type Done = (typeof changes)[number];

/** What one wishes for. A guest's list is kept by a script in the browser: without scripts it is the account's. */
export const wishlistPage = forShopper("wishlist", async (user, { form, query, language }) => {
  const done = changes.find((change) => change === query.get("done"));
  if (!form) return showWishlist(user, language, { done });
  try {
    return { to: await change(form) };
  } catch (error) {
    return showWishlist(user, language, { refusal: refusalOf(error) });
  }
});

/** Puts on the list what a guest wanted there who has just signed in. */
export async function wish(user: User, { productId = "" }: Wanted, language: Language): Promise<Answer> {
  try {
    return { to: await add(productId) };
  } catch (error) {
    return showWishlist(user, language, { refusal: refusalOf(error) });
  }
}

async function add(productId: string): Promise<string> {
  await callOwn("addWish", { params: { productId: productId || "-" } });
  return withQuery(plain.wishlist, { done: "added" });
}

async function change(form: NonNullable<Visit["form"]>): Promise<string> {
  const productId = field(form, "productId");
  switch (form.get("do")) {
    case "remove":
      await callOwn("removeWish", { params: { productId: productId || "-" } });
      return withQuery(plain.wishlist, { done: "removed" });
    case "share":
      await callOwn("shareWishlist", { body: { isShared: form.get("isShared") === "1" } });
      return plain.wishlist;
    default:
      return add(productId);
  }
}

type Said = { done?: Done | undefined; refusal?: Refusal };

async function showWishlist(user: User, language: Language, said: Said): Promise<Answer> {
  const { data } = await callOwn("getWishlist");
  const ids = data.wishes.map(({ productId }) => productId).join();
  const cards = ids ? (await callOwn("getProductCards", { query: { ids, lang: language } })).data : [];
  const hidden = data.wishes.length - cards.length;
  const page = <WishlistView {...{ user, cards, hidden, token: data.shareToken }} {...said} />;
  return { status: said.refusal?.status ?? 200, page };
}

type WishlistViewProps = Said & {
  user: User;
  cards: readonly ProductCard[];
  /** How many of the list the shop does not show at the moment. */
  hidden: number;
  token: string | null;
};

function WishlistView({ user, cards, hidden, token, done, refusal }: WishlistViewProps) {
  const { t } = useTranslation(["wishlist", "shell"]);
  return (
    <PlainFrame title={t("title")} user={user}>
      {done && <FormAlert tone="good">{t(done)}</FormAlert>}
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      {cards.length === 0 && hidden === 0 && (
        <>
          <p>{t("empty.title")}</p>
          <ButtonLink to={paths.listing} className="justify-self-start">
            {t("shell:browse")}
          </ButtonLink>
        </>
      )}
      {cards.length > 0 && (
        <ul className="divide-y divide-line">
          {cards.map((card) => (
            <Wished key={card._id} card={card} />
          ))}
        </ul>
      )}
      {hidden > 0 && <p className="text-ink-soft">{t("hidden", { count: hidden })}</p>}
      {cards.length > 0 && <Share token={token} />}
    </PlainFrame>
  );
}

function Wished({ card }: { card: ProductCard }) {
  const { t } = useTranslation(["plain", "shell"]);
  const { _id: productId, title, slug, image, inStock } = card;
  return (
    <li className="flex gap-4 py-4">
      <ProductThumb image={image} className="size-20 sm:size-24" />
      <div className="grid grow content-start gap-2">
        <Link to={paths.product(slug)} className="font-semibold hover:text-brand">
          {title}
        </Link>
        <Price product={card} />
        {!inStock && <p className="text-sm font-medium text-bad">{t("shell:card.outOfStock")}</p>}
        <PlainForm action={plain.wishlist}>
          <Hidden fields={{ do: "remove", productId }} />
          <Button type="submit" look="quiet" size="small" className="-ml-3">
            {t("takeOff")} <span className="sr-only">{title}</span>
          </Button>
        </PlainForm>
      </div>
    </li>
  );
}

/** The link that opens the list to others, to be copied by hand. */
function Share({ token }: { token: string | null }) {
  const { t } = useTranslation("wishlist");
  const link = useOrigin() + useHref(paths.sharedWishlist(token ?? ""));
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 className="font-display text-lg font-bold">{t("share.title")}</h2>
      <p className="text-ink-soft">{t("share.text")}</p>
      {token && <PlainField name="link" label={t("share.link")} defaultValue={link} readOnly />}
      <PlainForm action={plain.wishlist}>
        <Hidden fields={{ do: "share", isShared: token ? "0" : "1" }} />
        <Button type="submit" look="outline">
          {t(token ? "share.stop" : "share.make")}
        </Button>
      </PlainForm>
    </section>
  );
}
