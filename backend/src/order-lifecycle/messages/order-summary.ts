import type { Language } from "../../contract/constants";
import { counterIn } from "../../contract/counter-in";
import { addRupees, formatRupees } from "../../contract/money";
import { optionsInWords } from "../../contract/option-words";
import { titleWithChoice } from "../../contract/variant-options";
import { dayAndMonth } from "../../notifications/format";
import type { MailKind } from "../../notifications/kinds";
import { type Html, html } from "../../notifications/mail/html";
import { colour, font, shopColours } from "../../notifications/mail/layout";
import { texts } from "../../notifications/texts";
import type { Texts } from "../../notifications/texts/texts";
import type { OrderRow } from "../../orders/order-row";
import { shop, stateWords } from "../../platform/identity/current";

/** The statuses of a successful delivery; any other status shows no progress. */
const steps = ["placed", "confirmed", "shipped", "delivered"] as const satisfies readonly MailKind[];
const pickupSteps = ["placed", "confirmed", "ready", "delivered"] as const satisfies readonly MailKind[];
const stepsOf = ({ pickup }: OrderRow) => (pickup ? pickupSteps : steps);
const isOnWay = (kind: MailKind, order: OrderRow) => stepsOf(order).some((step) => step === kind);

type Row = { label: string; value: string; isStrong?: boolean };

const small = `${font};font-size:14px;line-height:21px;color:${colour.ink}`;
const rule = `border-top:1px solid ${colour.line}`;

export const lineTitle = (line: OrderRow["lines"][number], language: Language) =>
  line.size && !line.options
    ? `${line.title} (${texts[language].labels.size} ${line.size})`
    : titleWithChoice({ ...line, options: optionsInWords(line.options ?? []) }, language);

/** The price of a line before promotions, which have rows of their own below the lines. */
const fullPrice = ({ lineTotal, discount = 0 }: OrderRow["lines"][number]) => addRupees(lineTotal, discount);

function billRows(order: OrderRow, language: Language): Row[] {
  const { labels } = texts[language];
  const off = (part: "goods" | "delivery") => order.discounts.map((discount) => discount[part]);
  const delivery = addRupees(order.shipping_charge, ...off("delivery"));
  return [
    { label: labels.subtotal, value: formatRupees(addRupees(order.subtotal, ...off("goods"))) },
    {
      label: order.pickup ? labels.pickup : labels.delivery,
      value: delivery > 0 ? formatRupees(delivery) : labels.free,
    },
    ...order.discounts.map(({ label, goods, delivery }) => ({
      label: `${labels.discount} ${label}`,
      value: `−${formatRupees(addRupees(goods, delivery))}`,
    })),
    ...(order.cod_fee > 0 ? [{ label: labels.codFee, value: formatRupees(order.cod_fee) }] : []),
    { label: labels.total, value: formatRupees(order.total), isStrong: true },
  ];
}

/** The days between which the parcel should arrive, as short as possible; the hours of the shop's own vehicle. */
function promisedDays({ expected_from: from, expected_to: to, trip }: OrderRow, language: Language) {
  if (trip) return `${dayAndMonth(trip.slot.day, language)}, ${trip.slot.from}–${trip.slot.to}`;
  if (!from || !to) return null;
  const [first, last] = [dayAndMonth(from, language), dayAndMonth(to, language)];
  return first === last ? first : `${first} – ${last}`;
}

function paymentLabel({ payment_method: method, pickup, trip }: OrderRow, language: Language): string {
  const { labels } = texts[language];
  if (method === "online") return labels.online;
  if (trip) return labels.atDoor;
  return pickup ? labels.atCounter : labels.cash;
}

/** The most important facts: delivery date, courier, payment, address. */
function factRows(kind: MailKind, order: OrderRow, language: Language): Row[] {
  const { labels } = texts[language];
  const { name, state, pincode } = order.address;
  const { address, city } = order.pickup ? counterIn(order.address, shop(), language) : order.address;
  const place = `${address}, ${city}, ${stateWords(state)[language]} ${pincode}`;
  // The shop's address is not that of the person who comes for the order.
  const where = order.pickup ? place : `${name}, ${place}`;
  const isPromised = isOnWay(kind, order) && kind !== "delivered" && kind !== "ready";
  const days = isPromised ? promisedDays(order, language) : null;
  const courier = kind === "shipped" || kind === "delivery_failed" ? order.courier : null;
  return [
    ...(days ? [{ label: order.pickup ? labels.readyOn : labels.arrives, value: days }] : []),
    ...(courier ? [{ label: labels.courier, value: courier.name }] : []),
    ...(courier ? [{ label: labels.tracking, value: courier.awb }] : []),
    { label: labels.payment, value: paymentLabel(order, language) },
    { label: order.pickup ? labels.pickUpAt : labels.deliverTo, value: where },
  ];
}

/** The progress of a parcel as four bars; completed ones are coloured. */
function progress(kind: MailKind, order: OrderRow, language: Language): Html | null {
  const steps: readonly (keyof Texts["labels"]["steps"] & MailKind)[] = stepsOf(order);
  const reached = steps.indexOf(kind as (typeof steps)[number]);
  if (reached < 0) return null;
  const { steps: names } = texts[language].labels;
  const { brand } = shopColours();
  const cells = steps.map((step, at) => {
    const isReached = at <= reached;
    const bar = isReached ? brand : colour.line;
    const ink = isReached ? brand : colour.soft;
    const weight = at === reached ? "bold" : "normal";
    return html`<td width="25%" valign="top" style="padding:0 3px"><div style="height:6px;line-height:6px;font-size:1px;border-radius:3px;background:${bar}">&nbsp;</div>
<div style="padding-top:6px;${font};font-size:12px;line-height:17px;font-weight:${weight};color:${ink}">${step === "delivered" && order.pickup ? names.collected : names[step]}</div></td>`;
  });
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:18px 0 4px"><tr>${cells}</tr></table>`;
}

function table(rows: readonly Html[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:18px 0 0">${rows}</table>`;
}

function goods(order: OrderRow, language: Language): Html {
  const { labels } = texts[language];
  const head = html`<tr><td colspan="2" style="padding:0 0 8px;${small};font-weight:bold;color:${colour.soft}">${labels.goods} &middot; ${labels.order} ${order.number}</td></tr>`;
  const lines = order.lines.map(
    (
      line,
    ) => html`<tr><td valign="top" style="padding:9px 12px 9px 0;${rule};${small}">${lineTitle(line, language)}<span style="color:${colour.soft};white-space:nowrap"> &times; ${line.quantity}</span></td>
<td valign="top" align="right" style="padding:9px 0;${rule};${small};white-space:nowrap">${formatRupees(fullPrice(line))}</td></tr>`,
  );
  const bill = billRows(order, language).map(({ label, value, isStrong }, at) => {
    const style = `${at === 0 || isStrong ? `${rule};` : ""}${small};${isStrong ? "font-size:17px;font-weight:bold" : `color:${colour.soft}`}`;
    return html`<tr><td style="padding:${at === 0 || isStrong ? 9 : 2}px 12px 5px 0;${style}">${label}</td><td align="right" style="padding:${at === 0 || isStrong ? 9 : 2}px 0 5px;${style};white-space:nowrap">${value}</td></tr>`;
  });
  return table([head, ...lines, ...bill]);
}

function facts(rows: readonly Row[]): Html {
  const lines = rows.map(
    ({ label, value }) =>
      html`<tr><td style="padding:6px 14px;${small}"><span style="color:${colour.soft}">${label}</span><br>${value}</td></tr>`,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colour.sunken}" style="margin:18px 0 0;padding:8px 0;border-radius:8px">${lines}</table>`;
}

/** The order below the text of its e-mail: progress, items and costs, address. */
export function orderSummary(
  kind: MailKind,
  order: OrderRow,
  language: Language,
): { html: Html; text: string[] } {
  const { labels } = texts[language];
  const shown = factRows(kind, order, language);
  const parts = [progress(kind, order, language), goods(order, language), facts(shown)];
  return {
    html: { markup: parts.map((part) => part?.markup ?? "").join("") },
    text: [
      `${labels.order} ${order.number}`,
      ...order.lines.map(
        (line) => `${line.quantity} × ${lineTitle(line, language)}: ${formatRupees(fullPrice(line))}`,
      ),
      ...billRows(order, language).map(({ label, value }) => `${label}: ${value}`),
      "",
      ...shown.map(({ label, value }) => `${label}: ${value}`),
    ],
  };
}
