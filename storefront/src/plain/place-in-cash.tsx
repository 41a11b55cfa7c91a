import { formatRupees } from "@contract/money";
import { namedBuyerFrom } from "@contract/named-buyer";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { useTerms } from "@/lib/terms";
import { plain } from "./addresses";
import type { CheckoutViewProps } from "./checkout-view";
import { Hidden, PlainField, PlainForm } from "./parts";

/** The order in cash, which the door or the counter takes. Online payment opens a window, which only a script can. */
export function PlaceInCash(props: CheckoutViewProps) {
  const { t } = useTranslation(["checkout", "plain"]);
  const counter = useTerms()?.pickup?.counterMeans;
  const { delivery, isPickup, cart } = props;
  if (delivery.state !== "quoted") return <p className="text-ink-soft">{t("plain:firstPlace")}</p>;
  const { quote } = delivery;
  const isShort = cart.items.some(({ quantity, stock }) => quantity > stock);
  const isCash = quote.codAvailable && (!isPickup || counter?.length !== 0);
  return (
    <div className="grid gap-4">
      {isCash && (
        <div>
          <p className="font-semibold">{t(isPickup ? "counter" : "cod")}</p>
          <p className="text-ink-soft">
            {isPickup
              ? t("counterText", { means: counter?.map((means) => t(`means.${means}`)).join(", ") })
              : t("codText")}
          </p>
          {quote.codAsksForCode && (
            <p className="pt-1 text-sm font-medium">
              {quote.codCodeHours ? t("codCodeWithin", { hours: quote.codCodeHours }) : t("codCode")}
            </p>
          )}
        </div>
      )}
      {!isCash && (
        <FormAlert tone="warn">
          <p>{quote.codReason}</p>
        </FormAlert>
      )}
      {quote.onlineAvailable && <p className="text-sm text-ink-soft">{t("plain:onlineNeedsScripts")}</p>}
      {isShort && <FormAlert tone="warn">{t("block.cart")}</FormAlert>}
      {isCash && !isShort && <PlaceForm {...props} />}
    </div>
  );
}

function PlaceForm({ user, cart, address, isPickup, totals, asked, orderKey }: CheckoutViewProps) {
  const { t } = useTranslation(["checkout", "pickup"]);
  const { contact, refusal, notes } = asked;
  const errorOf = (name: string) => refusal?.fields[`pickupContact.${name}`];
  return (
    <PlainForm action={plain.checkout} className="grid gap-4">
      <Hidden
        fields={{
          do: "place",
          key: orderKey,
          cartId: cart._id ?? undefined,
          to: isPickup ? "pickup" : address?._id,
          expectedTotal: String(totals.total),
        }}
      />
      {isPickup && (
        <>
          <PlainField
            name="name"
            id="order-name"
            label={t("pickup:name")}
            error={errorOf("name")}
            defaultValue={contact?.name ?? user.userName}
            autoComplete="name"
            required
            maxLength={80}
          />
          <PlainField
            name="phone"
            id="order-phone"
            type="tel"
            label={t("pickup:phone")}
            hint={t("pickup:phoneHint")}
            error={errorOf("phone")}
            defaultValue={contact?.phone ?? user.phone ?? ""}
            autoComplete="tel"
            required
            maxLength={20}
          />
          {cart.total >= namedBuyerFrom && (
            <PlainField
              name="address"
              id="order-address"
              label={t("pickup:address")}
              hint={t("pickup:addressHint", { amount: formatRupees(namedBuyerFrom) })}
              error={errorOf("address")}
              defaultValue={contact?.address}
              autoComplete="street-address"
              required
              maxLength={200}
            />
          )}
        </>
      )}
      <PlainField
        name="notes"
        id="order-notes"
        label={t("note")}
        hint={t("noteHint")}
        error={refusal?.fields.notes}
        defaultValue={notes}
        maxLength={300}
      />
      <Button type="submit" size="large">
        {t("placeAmount", { amount: formatRupees(totals.total) })}
      </Button>
    </PlainForm>
  );
}
