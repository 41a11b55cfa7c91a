import type { FollowedOrder as Followed } from "@contract/orders";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { useSession } from "@/features/session/queries";
import { laterPart } from "@/lib/later-part";
import { lazyPart } from "@/lib/lazy-part";
import { paths } from "@/paths";

const TrackForm = laterPart(["track", "forms"], () => import("@/features/orders/track-form"), {
  when: "touched",
});
const FollowedOrder = lazyPart(["track", "orders"], async () => ({
  default: (await import("@/features/orders/followed-order")).FollowedOrder,
}));

/** Follows an order without signing in: by its number and its phone or e-mail. */
function TrackOrderPage() {
  const { t } = useTranslation("track");
  const { user } = useSession();
  const [order, setOrder] = useState<Followed>();
  return (
    <div className="shop-width py-8 md:py-12">
      <div className="mx-auto grid max-w-md gap-6">
        <header className="grid gap-2">
          <h1 className="garland font-display text-2xl font-bold">{t("title")}</h1>
          <p className="pt-1 text-ink-soft">{t("text")}</p>
        </header>
        <TrackForm onSent={() => setOrder(undefined)} onFound={setOrder} />
        {order && (
          <Suspense fallback={<p className="skeleton h-64" />}>
            <FollowedOrder order={order} />
          </Suspense>
        )}
        <p className="border-t border-line pt-5 text-ink-soft">
          {t(user ? "mine" : "more")}{" "}
          <Link
            to={user ? `${paths.account}?tab=orders` : paths.login}
            className="font-semibold text-brand underline underline-offset-4"
          >
            {t(user ? "toMine" : "signIn")}
          </Link>
        </p>
      </div>
    </div>
  );
}

export default Object.assign(TrackOrderPage, { prepare: TrackForm.preload });
