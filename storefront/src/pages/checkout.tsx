import type { User } from "@contract/auth";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { LoadFailed } from "@/components/load-failed";
import { AddressChooser } from "@/features/addresses/address-chooser";
import { useChosenAddress } from "@/features/addresses/use-chosen-address";
import { CartNotices } from "@/features/cart/cart-notices";
import { useCart } from "@/features/cart/queries";
import { useCartChanges } from "@/features/cart/use-cart-changes";
import { useCartDrawer } from "@/features/cart/use-cart-drawer";
import { CheckoutEmpty } from "@/features/checkout/checkout-empty";
import { payPlaced, preparePayment } from "@/features/payment/pay-placed";
import { useServedSession } from "@/features/session/queries";
import { useLanguage } from "@/i18n/use-language";
import { messageOf } from "@/lib/errors";
import { laterPart } from "@/lib/later-part";
import { useTerms } from "@/lib/terms";
import { orderSuccessPath } from "@/paths";

const PromotionCodes = laterPart(["promotions"], () => import("@/features/cart/promotion-codes"), {
  when: "soon",
});
const loadForm = () => import("@/features/checkout/checkout-form");
const CheckoutForm = laterPart(["forms"], loadForm, { when: "soon", fallback: <Loading /> });
// It loads while the session and the cart are fetched, and delays neither.
if (typeof window !== "undefined") void loadForm();

/** The cart becomes an order here. The guard admits shoppers only. */
export default function CheckoutPage() {
  const { t } = useTranslation("checkout");
  const { user } = useServedSession();
  return (
    <div className="shop-width py-6 md:py-10">
      <h1 className="garland mb-6 font-display text-2xl font-bold">{t("title")}</h1>
      {user && <Checkout user={user} />}
    </div>
  );
}

function Checkout({ user }: { user: User }) {
  const { t } = useTranslation("checkout");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { language } = useLanguage();
  const terms = useTerms();
  const { data: cart, error, refetch } = useCart(user.id);
  const { address, choose } = useChosenAddress(user.id);
  const { putNoticesAway } = useCartChanges(user.id);
  const { open } = useCartDrawer();

  if (error && !cart)
    return <LoadFailed sentence={messageOf(error, t("cartFailed"))} retry={() => void refetch()} />;
  if (!cart) return <Loading />;
  if (cart.items.length === 0) return <CheckoutEmpty />;
  return (
    <CheckoutForm
      user={user}
      cart={cart}
      address={address}
      addressChooser={<AddressChooser user={user} chosenId={address?._id} onChoose={choose} />}
      notices={<CartNotices notices={cart.notices} onSeen={putNoticesAway} />}
      promotions={<PromotionCodes cart={cart} />}
      onEditCart={open}
      wanted={search.get("pay") === "cod" ? "cod" : undefined}
      onChoose={(method) => method === "online" && preparePayment(terms?.paymentScript)}
      onPlaced={async (placed) => {
        if (placed.paymentMethod === "online")
          return void navigate(await payPlaced(placed, language), { replace: true });
        const { _id: orderId } = placed.order;
        void navigate(orderSuccessPath(placed.order), { replace: true, state: { orderId } });
      }}
    />
  );
}

function Loading() {
  const { t } = useTranslation("checkout");
  return <p role="status" aria-label={t("loading")} className="skeleton h-96" />;
}
