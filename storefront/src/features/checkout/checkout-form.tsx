import type { Address } from "@contract/addresses";
import type { Cart } from "@contract/cart";
import type { PaymentMethod } from "@contract/order-states";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDelivery } from "@/lib/delivery";
import { CheckoutSection } from "./checkout-section";
import { CheckoutSummary } from "./checkout-summary";
import { DeliveryPanel } from "./delivery-panel";
import { NoteField } from "./note-field";
import { PaymentChoice } from "./payment-choice";
import { PlaceOrder } from "./place-order";
import { blockOf, chosenMethod, totalsOf } from "./totals";
import { type Placed, usePlaceOrder } from "./use-place-order";

type CheckoutFormProps = {
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
  const [notes, setNotes] = useState("");
  const { delivery, retry } = useDelivery(
    cart.items,
    address && { pincode: address.pincode, phone: address.phone, address: address.address },
    cart,
  );
  const { busy, refused, place } = usePlaceOrder(onPlaced);

  const method = chosenMethod(choice, delivery);
  const cartNeedsCare = cart.items.some(({ quantity, stock }) => quantity > stock);
  const totals = totalsOf(cart, delivery, method);
  const block = blockOf({ delivery, method, cartNeedsCare });
  const order = () => {
    if (address && method && !block)
      void place({ cart, addressId: address._id, method, notes, total: totals.total });
  };

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid gap-5">
        {notices}
        <CheckoutSection step={1} title={t("address")}>
          {addressChooser}
        </CheckoutSection>
        <CheckoutSection step={2} title={t("delivery")}>
          <DeliveryPanel delivery={delivery} pincode={address?.pincode} onRetry={retry} />
        </CheckoutSection>
        <CheckoutSection step={3} title={t("payment")}>
          <div className="grid gap-4">
            <PaymentChoice
              delivery={delivery}
              method={method}
              onlineTotal={totalsOf(cart, delivery, "online").total}
              onChoose={(chosen) => {
                setChoice(chosen);
                onChoose(chosen);
              }}
            />
            <NoteField value={notes} onChange={setNotes} />
          </div>
        </CheckoutSection>
      </div>
      <CheckoutSummary
        cart={cart}
        totals={totals}
        isShippingKnown={delivery.state === "quoted"}
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
