import type { Address } from "@contract/addresses";
import type { User } from "@contract/auth";
import type { Cart } from "@contract/cart";
import { limits } from "@contract/limits";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import AddressLinesText from "@/components/address-lines-text";
import { Button, ButtonLink } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { Link } from "@/components/link";
import { CheckoutSection } from "@/features/checkout/checkout-section";
import { DeliveryPanel } from "@/features/checkout/delivery-panel";
import { OrderTotals } from "@/features/checkout/order-totals";
import PickupPanel from "@/features/checkout/pickup-panel";
import { SummaryLines } from "@/features/checkout/summary-lines";
import type { Totals } from "@/features/checkout/totals";
import type { Delivery } from "@/lib/delivery";
import { useShop } from "@/lib/shop";
import { useTerms } from "@/lib/terms";
import { paths } from "@/paths";
import { PlainAddressForm } from "./address-form";
import { plain, withQuery } from "./addresses";
import type { Asked } from "./checkout";
import { PlainFrame } from "./parts";
import { PlaceInCash } from "./place-in-cash";

export type CheckoutViewProps = {
  user: User;
  cart: Cart;
  addresses: Address[];
  /** Where it goes, unless it is picked up. */
  address: Address | undefined;
  isPickup: boolean;
  /** The shop's own vehicle brings it. */
  isVehicle: boolean;
  /** Whether a courier would bring it as well. */
  canSwitch: boolean;
  delivery: Delivery;
  totals: Totals;
  asked: Asked;
  /** With which the order is placed once, however often it is sent. */
  orderKey: string;
};

/** The checkout on one page: where to, what it costs, and the button that orders. */
export function CheckoutView(props: CheckoutViewProps) {
  const { t } = useTranslation(["checkout", "addresses"]);
  const { user, cart, addresses, address, delivery, totals, asked, isPickup, isVehicle, canSwitch } = props;
  const pickup = useTerms()?.pickup;
  const { refusal, newAddress } = asked;
  if (cart.items.length === 0)
    return (
      <PlainFrame title={t("emptyTitle")} user={user}>
        {refusal && <Refused>{refusal.sentence}</Refused>}
        <p>{t("emptyText")}</p>
        <ButtonLink to={paths.listing} className="justify-self-start">
          {t("browse")}
        </ButtonLink>
      </PlainFrame>
    );
  return (
    <PlainFrame title={t("title")} user={user}>
      {refusal && (
        <Refused>
          <p>{refusal.sentence}</p>
          {refusal.status === 409 && <p className="font-normal">{t("changed")}</p>}
        </Refused>
      )}
      {cart.notices.map(({ kind, productId, variantId, message }) => (
        <FormAlert key={`${kind} ${productId} ${variantId}`} tone="warn">
          {message}
        </FormAlert>
      ))}
      <CheckoutSection step={1} title={t(isPickup ? "pickup" : "address")}>
        <Destination {...props} />
        {addresses.length < limits.addressesPerPerson && (
          <details open={addresses.length === 0 || newAddress !== undefined}>
            <summary className="w-fit cursor-pointer py-3 font-semibold text-brand">
              {t("addresses:add")}
            </summary>
            <PlainAddressForm user={user} action={plain.checkout} refused={newAddress} />
          </details>
        )}
      </CheckoutSection>
      <CheckoutSection step={2} title={t(isPickup ? "pickup" : "delivery")}>
        {isPickup && pickup && delivery.state === "quoted" ? (
          <PickupPanel readyBy={delivery.quote.estimatedDelivery.to} keepDays={pickup.keepDays} />
        ) : (
          <DeliveryPanel delivery={delivery} pincode={address?.pincode} onRetry={() => {}} />
        )}
        {isVehicle && <p className="pt-3 font-semibold">{t("wayVehicle")}</p>}
        {canSwitch && address && (
          <Link
            to={withQuery(plain.checkout, { to: address._id, ...(!isVehicle && { by: "vehicle" }) })}
            className="inline-block pt-3 font-semibold text-brand underline"
          >
            {t(isVehicle ? "wayCourier" : "wayVehicle")}
          </Link>
        )}
      </CheckoutSection>
      <CheckoutSection step={3} title={t("summary")}>
        <div className="grid gap-4">
          <SummaryLines items={cart.items} />
          <OrderTotals totals={totals} isShippingKnown={delivery.state === "quoted"} isPickup={isPickup} />
          <Link to={plain.cart} className="justify-self-start font-semibold text-brand underline">
            {t("editCart")}
          </Link>
        </div>
      </CheckoutSection>
      <CheckoutSection step={4} title={t("payment")}>
        <PlaceInCash {...props} />
      </CheckoutSection>
    </PlainFrame>
  );
}

const Refused = ({ children }: { children: ReactNode }) => <FormAlert tone="bad">{children}</FormAlert>;

/** One of the saved addresses, or the shop's counter; what it costs there is shown by the page that this leads to. */
function Destination({ addresses, address, isPickup }: CheckoutViewProps) {
  const { t } = useTranslation(["checkout", "plain"]);
  const { city } = useShop();
  const hasPickup = Boolean(useTerms()?.pickup);
  const action = useHref(plain.checkout);
  if (addresses.length === 0 && !hasPickup) return null;
  return (
    <form method="get" action={action} className="grid gap-3">
      {addresses.map((one) => (
        <Way key={one._id} value={one._id} isChosen={one === address}>
          <AddressLinesText address={one} />
        </Way>
      ))}
      {hasPickup && (
        <Way value="pickup" isChosen={isPickup}>
          {t("wayPickup", { city })}
        </Way>
      )}
      <Button type="submit" look="outline" className="justify-self-start">
        {t("plain:choosePlace")}
      </Button>
    </form>
  );
}

type WayProps = { value: string; isChosen: boolean; children: ReactNode };

function Way({ value, isChosen, children }: WayProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-lg border border-line bg-surface p-4 has-checked:border-brand has-checked:bg-brand-soft">
      <input
        type="radio"
        name="to"
        value={value}
        defaultChecked={isChosen}
        required
        className="mt-1 size-5 shrink-0 accent-brand"
      />
      {children}
    </label>
  );
}
