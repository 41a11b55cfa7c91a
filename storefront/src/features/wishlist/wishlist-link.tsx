import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { CountBadge } from "@/components/count-badge";
import { Link } from "@/components/link";
import { useSession } from "@/features/session/queries";
import { lazyPart } from "@/lib/lazy-part";
import { localKeys, readLocal } from "@/lib/storage";
import { useHydrated } from "@/lib/use-hydrated";
import { paths } from "@/paths";
import { useShownWishes } from "./shown-wishes";

const Keeper = lazyPart(["wishlist"], () => import("./keeper"), { isExtra: true });

/** The way to the wishlist, with how much is on it. */
export function WishlistLink() {
  const { t } = useTranslation();
  const { status } = useSession();
  const count = useShownWishes().size;
  const mayHaveWishes = useHydrated() && (status === "shopper" || readLocal(localKeys.wishes) !== null);
  return (
    <>
      <Link
        to={paths.wishlist}
        aria-label={t("wishlist") + (count ? ` (${count})` : "")}
        className="heart relative"
      >
        <CountBadge count={count} />
      </Link>
      {mayHaveWishes && (
        <Suspense>
          <Keeper />
        </Suspense>
      )}
    </>
  );
}
