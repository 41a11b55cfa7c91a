import type { Address } from "@contract/addresses";
import type { User } from "@contract/auth";
import type { Cart } from "@contract/cart";
import { namedBuyerFrom } from "@contract/named-buyer";
import type { DeliveryMethod, PaymentMethod } from "@contract/order-states";
import type { VehicleSlot } from "@contract/shipping";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDelivery } from "@/lib/delivery";
import { useKeptPincode } from "@/lib/kept-pincode";
import { laterPart } from "@/lib/later-part";
import { useShop } from "@/lib/shop";
import { useTerms } from "@/lib/terms";
import { anywhereFor, courierTo } from "./asked-deliveries";
import { CheckoutSection } from "./checkout-section";
import { CheckoutSummary } from "./checkout-summary";
import { contactProblems } from "./contact";
import { DeliveryPanel } from "./delivery-panel";
import { NoteField } from "./note-field";
import { PaymentChoice } from "./payment-choice";
import { PlaceOrder } from "./place-order";
import { blockOf, chosenMethod, totalsOf } from "./totals";
import { useBegunCheckout } from "./use-begun-checkout";
import { type Placed, usePlaceOrder } from "./use-place-order";
import { wayOf, waysOf } from "./ways";

const waitAs = (className: string) =>
  ({ when: "soon", fallback: <div className={`skeleton ${className}`} aria-hidden="true" /> }) as const;
const DeliveryWay = laterPart([], () => import("./delivery-way"), waitAs("mb-4 h-24"));
const PickupContact = laterPart(["pickup"], () => import("./pickup-contact"), waitAs("h-20"));
const VehiclePanel = laterPart(["vehicle"], () => import("./vehicle-panel"), waitAs("h-28"));
const PickupPanel = laterPart(["pickup", "footer"], () => import("./pickup-panel"), waitAs("h-13"));

type CheckoutFormProps = {
  /** Whose name and phone somebody who picks up the order is likely to have. */
  user: Pick<User, "id" | "userName" | "phone">;
  cart: Cart;
  /** The delivery address, once it is chosen. */
  address: Address | undefined;
  addressChooser: ReactNode;
  /** What changed in the cart, above everything. */
  notices: ReactNode;
  /** Where codes of promotions are entered. */
  promotions: ReactNode;
  onEditCart: () => void;
  /** A payment method given in advance, such as after a failed payment. */
  wanted: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
  onPlaced: (placed: Placed) => Promise<void> | void;
};

/** Address, delivery, payment; and next to them the total. */
export default function CheckoutForm({
  user,
  cart,
  address,
  addressChooser,
  notices,
  promotions,
  onEditCart,
  wanted,
  onChoose,
  onPlaced,
}: CheckoutFormProps) {
  const { t } = useTranslation("checkout");
  const [choice, setChoice] = useState(wanted);
  const { typed, change, forget } = useBegunCheckout(user);
  const terms = useTerms();
  const pickup = terms?.pickup;
  const ownVehicle = terms?.vehicle;
  const { pincode: ownPincode } = useShop();
  // What no courier takes is the same everywhere: asked for the shop's own pincode.
  const anywhere = useDelivery(cart.items, anywhereFor(terms, ownPincode)).delivery;
  const isTooLarge = anywhere.state === "refused" && anywhere.code === "parcel_too_large";
  const [way, setWay] = useState<DeliveryMethod>();
  const { notes, ...contact } = typed;
  const needsAddress = cart.total >= namedBuyerFrom;
  const problems = contactProblems(contact, needsAddress);
  const isContactWhole = Object.values(problems).every((problem) => !problem);
  const addressedTo = courierTo(address);
  const kept = useKeptPincode();
  // Until an address is chosen, the kept pincode says whether the shop's own vehicle comes.
  const byCourier = useDelivery(
    cart.items,
    addressedTo ?? (kept ? { pincode: kept } : undefined),
    cart,
  ).delivery;
  const answered = byCourier.state === "quoted" || byCourier.state === "refused" ? byCourier : undefined;
  const asked = {
    offered: { vehicle: Boolean(ownVehicle), pickup: Boolean(pickup) },
    isTooLarge,
    address: {
      isServed: answered?.state !== "refused",
      isByVehicle: Boolean(answered?.vehicle),
    },
    wanted: way,
  };
  const ways = waysOf(asked);
  const deliveryMethod = wayOf(asked);
  const isPickup = deliveryMethod === "pickup";
  const isVehicle = deliveryMethod === "vehicle";
  const counter = { isPickup: true, ...(isContactWhole && { phone: contact.phone }) } as const;
  const addressTo = addressedTo && isVehicle ? { ...addressedTo, isVehicle } : addressedTo;
  const { delivery, retry } = useDelivery(cart.items, isPickup ? counter : addressTo, cart);
  const slots = delivery.state === "quoted" ? (delivery.slots ?? []) : [];
  const [wantedSlot, setWantedSlot] = useState<VehicleSlot>();
  // One that others have taken meanwhile is not chosen any more.
  const slot = slots.find(({ day, from }) => day === wantedSlot?.day && from === wantedSlot.from);
  const { busy, refused, place } = usePlaceOrder((placed) => {
    forget();
    return onPlaced(placed);
  });

  const method = chosenMethod(choice, delivery);
  const cartNeedsCare = cart.items.some(({ quantity, stock }) => quantity > stock);
  const totals = totalsOf(cart, delivery, method);
  const block = blockOf({
    delivery,
    method,
    cartNeedsCare,
    pickup: isPickup ? { isContactWhole } : undefined,
    isSlotMissing: isVehicle && !slot,
  });
  const inPerson =
    isPickup && pickup
      ? { at: "counter" as const, means: pickup.counterMeans }
      : isVehicle && ownVehicle
        ? { at: "door" as const, means: ownVehicle.doorMeans }
        : undefined;
  const order = () => {
    if (!method || block) return;
    const placing = { cart, method, notes, total: totals.total };
    if (isPickup) void place({ ...placing, pickupContact: contact });
    else if (address) void place({ ...placing, addressId: address._id, ...(isVehicle && slot && { slot }) });
  };

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid gap-5">
        {notices}
        <CheckoutSection step={1} title={t(isPickup ? "pickup" : "address")}>
          {ways.length > 1 && (
            <DeliveryWay method={deliveryMethod} ways={ways} isTooLarge={isTooLarge} onChoose={setWay} />
          )}
          {isPickup ? (
            <PickupContact
              contact={contact}
              problems={problems}
              needsAddress={needsAddress}
              onChange={change}
            />
          ) : (
            addressChooser
          )}
        </CheckoutSection>
        <CheckoutSection step={2} title={t(isPickup ? "pickup" : "delivery")}>
          {isPickup && pickup && delivery.state === "quoted" ? (
            <PickupPanel readyBy={delivery.quote.estimatedDelivery.to} keepDays={pickup.keepDays} />
          ) : isVehicle && delivery.state === "quoted" ? (
            <VehiclePanel charge={delivery.charge} slots={slots} chosen={slot} onChoose={setWantedSlot} />
          ) : (
            <DeliveryPanel delivery={delivery} pincode={address?.pincode} onRetry={retry} />
          )}
        </CheckoutSection>
        <CheckoutSection step={3} title={t("payment")}>
          <div className="grid gap-4">
            <PaymentChoice
              delivery={delivery}
              method={method}
              inPerson={inPerson}
              onlineTotal={totalsOf(cart, delivery, "online").total}
              onChoose={(chosen) => {
                setChoice(chosen);
                onChoose(chosen);
              }}
            />
            <NoteField value={notes} onChange={(words) => change({ notes: words })} />
          </div>
        </CheckoutSection>
      </div>
      <CheckoutSummary
        cart={cart}
        totals={totals}
        isShippingKnown={delivery.state === "quoted"}
        isPickup={isPickup}
        onEditCart={onEditCart}
      >
        {promotions}
        <PlaceOrder
          total={totals.total}
          method={method}
          block={block}
          busy={busy}
          refused={refused}
          onPlace={order}
        />
      </CheckoutSummary>
    </div>
  );
}
