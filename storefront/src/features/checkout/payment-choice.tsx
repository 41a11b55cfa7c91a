import { formatRupees } from "@contract/money";
import type { CounterMeans, PaymentMethod } from "@contract/order-states";
import { Banknote, type LucideIcon, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Delivery } from "@/lib/delivery";

type PaymentChoiceProps = {
  delivery: Delivery;
  method: PaymentMethod | undefined;
  /** Where and with what the shop itself takes the money; undefined for an order that a courier brings. */
  inPerson: { at: "counter" | "door"; means: readonly CounterMeans[] } | undefined;
  /** The total if it is paid online. */
  onlineTotal: number;
  onChoose: (method: PaymentMethod) => void;
};

/** What most banks let a person pay by UPI in a day (NPCI); above it another method is needed. */
const upiMostRupees = 100_000;

/**
 * How to pay. Each method's fee is shown before it can be chosen, and so is the reason if it is not available; the
 * choice is therefore enabled once delivery is known.
 */
export function PaymentChoice({ delivery, method, inPerson, onlineTotal, onChoose }: PaymentChoiceProps) {
  const { t } = useTranslation("checkout");
  const quote = delivery.state === "quoted" ? delivery.quote : undefined;
  const hours = quote?.codCodeHours;
  const fee =
    quote && (quote.codFee > 0 ? t("codFee", { amount: formatRupees(quote.codFee) }) : t("codNoFee"));
  return (
    <fieldset className="grid gap-3" disabled={!quote}>
      <legend className="sr-only">{t("payment")}</legend>
      {quote?.onlineAvailable !== false && (
        <Way
          value="online"
          Icon={Smartphone}
          title={t("online")}
          text={t("onlineText")}
          note={
            onlineTotal > upiMostRupees ? t("upiMost", { amount: formatRupees(upiMostRupees) }) : undefined
          }
          fee={t("onlineNoFee")}
          isChosen={method === "online"}
          onChoose={onChoose}
        />
      )}
      {inPerson?.means.length !== 0 && (
        <Way
          value="cod"
          Icon={Banknote}
          title={t(inPerson?.at ?? "cod")}
          text={
            inPerson
              ? t(`${inPerson.at}Text`, {
                  means: inPerson.means.map((means) => t(`means.${means}`)).join(", "),
                })
              : t("codText")
          }
          fee={quote?.codAvailable ? fee : undefined}
          note={quote?.codAsksForCode ? t(hours ? "codCodeWithin" : "codCode", { hours }) : undefined}
          reason={quote && !quote.codAvailable ? quote.codReason : undefined}
          isChosen={method === "cod"}
          onChoose={onChoose}
        />
      )}
    </fieldset>
  );
}

type WayProps = {
  value: PaymentMethod;
  Icon: LucideIcon;
  title: string;
  text: string;
  fee: ReactNode;
  note?: string | undefined;
  reason?: string | null | undefined;
  isChosen: boolean;
  onChoose: (method: PaymentMethod) => void;
};

function Way({ value, Icon, title, text, fee, note, reason, isChosen, onChoose }: WayProps) {
  return (
    <label className="flex cursor-pointer items-center gap-3 rounded-lg border border-line bg-surface p-4 has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-disabled:cursor-not-allowed has-disabled:bg-sunken">
      <input
        type="radio"
        name="paymentMethod"
        value={value}
        className="size-5 shrink-0 accent-brand"
        checked={isChosen}
        disabled={Boolean(reason)}
        onChange={() => onChoose(value)}
      />
      <Icon className="size-6 shrink-0 text-brand max-sm:hidden" aria-hidden="true" />
      <span className="grid grow">
        <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
          {title} {fee && <span className="text-sm leading-6">{fee}</span>}
        </span>
        <span className="text-sm text-ink-soft">{text}</span>
        {note && <span className="pt-1 text-sm font-medium">{note}</span>}
        {reason && (
          <span className="pt-1 text-sm font-medium text-warn first-letter:uppercase">{reason}</span>
        )}
      </span>
    </label>
  );
}
