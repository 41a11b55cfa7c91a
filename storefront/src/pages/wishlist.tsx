import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/components/button";
import { EmptyState } from "@/components/empty-state";
import { Link } from "@/components/link";
import { LoadFailed } from "@/components/load-failed";
import { ProductGrid, ProductGridSkeleton } from "@/features/catalog/product-grid";
import { useSession } from "@/features/session/queries";
import { lateWishes } from "@/features/wishlist/late-wishes";
import { allWishes, wishedCardsQuery, wishlistQuery } from "@/features/wishlist/queries";
import { ShareWishlist } from "@/features/wishlist/share-wishlist";
import { useShownWishes } from "@/features/wishlist/shown-wishes";
import { useLanguage } from "@/i18n/use-language";
import { sessionKeys, writeSession } from "@/lib/storage";
import { useHydrated } from "@/lib/use-hydrated";
import { paths } from "@/paths";

/** What somebody wishes for: the account's list, or the one that a guest keeps in the browser. */
export default function WishlistPage() {
  const { t } = useTranslation(["wishlist", "shell"]);
  const { status, user } = useSession();
  const isHydrated = useHydrated();
  const isShopper = status === "shopper";
  const own = useQuery({ ...wishlistQuery(user?.id ?? ""), enabled: isShopper });
  const isKnown = isHydrated && status !== "loading" && (!isShopper || own.data !== undefined);
  return (
    <div className="shop-width grid gap-6 py-6 md:py-10">
      <h1 className="garland font-display text-2xl font-bold">{t("title")}</h1>
      {own.isError && own.data === undefined && (
        <LoadFailed sentence={t("loadFailed")} retry={() => void own.refetch()} />
      )}
      {!isKnown && !own.isError && <ProductGridSkeleton label={t("shell:loading")} />}
      {isKnown && <Wishes userId={isShopper ? user?.id : undefined} />}
      {own.data && <ShareWishlist token={own.data.shareToken} userId={user?.id ?? ""} />}
    </div>
  );
}

/** Who signs in from here finds the list again. */
const comeBack = () => writeSession(sessionKeys.redirectAfterLogin, paths.wishlist);

function Wishes({ userId }: { userId: string | undefined }) {
  const { t } = useTranslation(["wishlist", "shell"]);
  const { language } = useLanguage();
  const client = useQueryClient();
  // Drawn again with every heart that is pressed, here or in another tab.
  useShownWishes();
  const waiting = lateWishes(userId).length;
  const note = waiting > 0 && (
    <p role="status" className="text-ink-soft">
      {t("lateWaiting", { count: waiting })}
    </p>
  );
  const ids = allWishes(client, userId).map(({ productId }) => productId);
  const cards = useQuery({ ...wishedCardsQuery(ids, language), enabled: ids.length > 0 });
  // Without a connection the cards are those of the list as the shop knows it: of that one a copy may be kept.
  const isBehind = cards.isError && waiting > 0;
  const knownIds = allWishes(client, userId, []).map(({ productId }) => productId);
  const known = useQuery({
    ...wishedCardsQuery(knownIds, language),
    enabled: isBehind && knownIds.length > 0,
  });
  const shownCards = isBehind && knownIds.length === 0 ? [] : (cards.data ?? (isBehind && known.data));
  if (ids.length === 0)
    return (
      <>
        {note}
        <EmptyState title={t("empty.title")} text={t("empty.text")}>
          <ButtonLink to={paths.listing}>{t("shell:browse")}</ButtonLink>
        </EmptyState>
      </>
    );
  if (!shownCards)
    return (isBehind ? known : cards).isError ? (
      <LoadFailed sentence={t("loadFailed")} retry={() => void cards.refetch()} />
    ) : (
      <ProductGridSkeleton label={t("shell:loading")} />
    );
  const place = new Map(ids.map((id, at) => [id, at]));
  const shown = shownCards
    .filter(({ _id }) => place.has(_id))
    .sort((one, other) => (place.get(one._id) ?? 0) - (place.get(other._id) ?? 0));
  const hidden = cards.isPlaceholderData || isBehind ? 0 : ids.length - shown.length;
  return (
    <>
      {note}
      {!userId && (
        <p className="text-ink-soft">
          {t("here")}{" "}
          <Link
            to={paths.login}
            onClick={comeBack}
            className="font-semibold text-brand underline underline-offset-4"
          >
            {t("signIn")}
          </Link>
        </p>
      )}
      <h2 className="sr-only">{t("shell:search.products")}</h2>
      <ProductGrid products={shown} />
      {hidden > 0 && <p className="text-ink-soft">{t("hidden", { count: hidden })}</p>}
    </>
  );
}
