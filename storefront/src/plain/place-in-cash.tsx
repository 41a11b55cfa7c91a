import { formatRupees } from "@contract/money";
import { namedBuyerFrom } from "@contract/named-buyer";
import type { VehicleSlot } from "@contract/shipping";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { useLanguage } from "@/i18n/use-language";
import { shortDay } from "@/lib/dates";
import { useTerms } from "@/lib/terms";
import { plain } from "./addresses";
import type { CheckoutViewProps } from "./checkout-view";
import { Hidden, PlainField, PlainForm } from "./parts";

/** The order in cash, which the door or the counter takes. Online payment opens a window, which only a script can. */
export function PlaceInCash(props: CheckoutViewProps) {
  const { t } = useTranslation(["checkout", "plain"]);
  const terms = useTerms();
  const { delivery, isPickup, isVehicle, cart } = props;
  const means = isVehicle ? terms?.vehicle?.doorMeans : isPickup ? terms?.pickup?.counterMeans : undefined;
  const place = isVehicle ? "door" : "counter";
  if (delivery.state !== "quoted") return <p className="text-ink-soft">{t("plain:firstPlace")}</p>;
  const { quote } = delivery;
  const isShort = cart.items.some(({ quantity, stock }) => quantity > stock);
  const isCash = quote.codAvailable && means?.length !== 0;
  return (
    <div className="grid gap-4">
      {isCash && (
        <div>
          <p className="font-semibold">{t(means ? place : "cod")}</p>
          <p className="text-ink-soft">
            {means
              ? t(`${place}Text`, { means: means.map((one) => t(`means.${one}`)).join(", ") })
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

function PlaceForm(props: CheckoutViewProps) {
  const { user, cart, address, isPickup, isVehicle, delivery, totals, asked, orderKey } = props;
  const { t } = useTranslation(["checkout", "pickup"]);
  const slots = delivery.state === "quoted" ? (delivery.slots ?? []) : [];
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
          by: isVehicle ? "vehicle" : undefined,
          expectedTotal: String(totals.total),
        }}
      />
      {isVehicle && <SlotField slots={slots} error={refusal?.fields.slot} />}
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

type SlotFieldProps = { slots: readonly VehicleSlot[]; error: string | undefined };

/** When the shop's own vehicle comes: one list of all slots with room, grouped by day. */
function SlotField({ slots, error }: SlotFieldProps) {
  const { t } = useTranslation("vehicle");
  const { language } = useLanguage();
  const days = [...new Set(slots.map(({ day }) => day))];
  return (
    <div className="grid gap-1">
      <label htmlFor="order-slot" className="font-semibold">
        {t("time")}
      </label>
      <select
        id="order-slot"
        name="slot"
        required
        defaultValue=""
        aria-invalid={error !== undefined}
        aria-describedby={error ? "order-slot-error" : undefined}
        className="h-12 rounded-lg border border-line-strong bg-paper px-3"
      >
        <option value="" disabled />
        {days.map((day) => (
          <optgroup key={day} label={shortDay(day, language)}>
            {slots
              .filter((slot) => slot.day === day)
              .map((slot) => (
                <option key={slot.from} value={`${day} ${slot.from}`}>
                  {shortDay(day, language)}, {t("slot", slot)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {error && (
        <p id="order-slot-error" className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
