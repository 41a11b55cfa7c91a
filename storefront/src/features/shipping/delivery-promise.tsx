import { normalisePincode } from "@contract/digits";
import { MapPin } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { keepPincode } from "@/lib/keep-pincode";
import { useTerms } from "@/lib/terms";
import type { Hindrance } from "./hindrance";
import { PickupLine } from "./pickup-line";
import { PincodeAnswer } from "./pincode-answer";
import type { ProductPromise } from "./use-promise";
import { VehicleLine } from "./vehicle-line";

/** Says what an order to the kept pincode would do, in a field that begins with it; what is entered is kept instead. */
export function DeliveryPromise({
  promise,
  hindrance,
}: {
  promise: ProductPromise;
  hindrance: Hindrance | undefined;
}) {
  const { t } = useTranslation("promise");
  const terms = useTerms();
  const pickup = terms?.pickup;
  const vehicle = promise.promised?.vehicle;
  // The shop's own vehicle goes to some pincodes; couriers refuse it at all of them.
  const asksWhere = hindrance !== "tooLarge" || Boolean(terms?.vehicle);
  const [typing, setTyping] = useState<string>();
  const [malformed, setMalformed] = useState(false);
  const typed = typing ?? promise.pincode;
  const check = (event: FormEvent) => {
    event.preventDefault();
    const pincode = normalisePincode(typed);
    setMalformed(!pincode);
    if (!pincode) return;
    keepPincode(pincode);
    // From here on the field shows the kept one, also if it is changed elsewhere.
    setTyping(undefined);
  };
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h2 className="flex items-center gap-2 font-semibold">
        <MapPin className="size-5 text-brand" aria-hidden="true" />
        {t("title")}
      </h2>
      {asksWhere && (
        <form onSubmit={check} className="flex gap-2 pt-3" noValidate>
          <input
            value={typed}
            onChange={(event) => setTyping(event.target.value)}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={7}
            aria-label={t("pincode")}
            aria-invalid={malformed}
            aria-describedby="delivery-answer"
            placeholder={t("pincode")}
            className="h-11 w-full min-w-0 rounded-full border border-line-strong bg-paper px-4"
          />
          <Button type="submit" look="outline">
            {t("check")}
          </Button>
        </form>
      )}
      <div id="delivery-answer" aria-live="polite" className="grid gap-1 pt-2 text-sm">
        {malformed ? (
          <p className="font-medium text-bad">{t("malformed")}</p>
        ) : (
          <PincodeAnswer promise={promise} hindrance={hindrance} />
        )}
        {!malformed && vehicle && promise.promised?.offer && <VehicleLine vehicle={vehicle} />}
        {pickup && hindrance !== "tooLarge" && <PickupLine pickup={pickup} />}
      </div>
    </section>
  );
}
