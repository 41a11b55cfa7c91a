import { pincodePattern } from "@contract/rules";
import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { localKeys, readLocal, writeLocal } from "@/lib/storage";
import { PincodeAnswer } from "./pincode-answer";
import { pincodeQuery } from "./queries";

/** Asks for a pincode and answers when the parcel will be there; the pincode is kept for the next product. */
export function DeliveryPromise() {
  const { t } = useTranslation("product");
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const [malformed, setMalformed] = useState(false);
  const answer = useQuery(pincodeQuery(asked));
  useEffect(() => {
    const kept = readLocal(localKeys.pincode) ?? "";
    if (!pincodePattern.test(kept)) return;
    setTyped(kept);
    setAsked(kept);
  }, []);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const pincode = typed.replace(/\s/g, "");
    const ok = pincodePattern.test(pincode);
    setMalformed(!ok);
    if (!ok) return;
    setAsked(pincode);
    writeLocal(localKeys.pincode, pincode);
  };
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h2 className="flex items-center gap-2 font-semibold">
        <MapPin className="size-5 text-brand" aria-hidden="true" />
        {t("delivery.title")}
      </h2>
      <form onSubmit={check} className="flex gap-2 pt-3" noValidate>
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          aria-label={t("delivery.pincode")}
          aria-invalid={malformed}
          aria-describedby="delivery-answer"
          placeholder={t("delivery.pincode")}
          className="h-11 w-full min-w-0 rounded-full border border-line-strong bg-paper px-4"
        />
        <Button type="submit" look="outline">
          {t("delivery.check")}
        </Button>
      </form>
      <div id="delivery-answer" aria-live="polite" className="pt-2 text-sm">
        {malformed ? (
          <p className="font-medium text-bad">{t("delivery.malformed")}</p>
        ) : (
          <PincodeAnswer pincode={asked} promise={answer.data?.data} failed={answer.isError} />
        )}
      </div>
    </section>
  );
}
