import type { MedusaContainer } from "@medusajs/framework/types";
import { type Paise, paise, timesRupees, toPaise, toRupees } from "../../contract/money";
import { type Definition, definitionsOf } from "../../promotions/definitions";
import type { Offer } from "../../promotions/offer";
import { sharePaise } from "../../promotions/share-paise";
import { cannotTake } from "./address-of";
import type { EngineAdjustment, EngineOrder } from "./read-engine-order";

/** In rupees: more than what the engine's decimals leave beside a whole paisa. */
const fraction = 0.000_01;

type Reduced = { title: string; full: number; total: number; adjustments: readonly EngineAdjustment[] };

/** What each promotion takes off this line or delivery, in whole paise and with GST. */
function takenOff({ title, full, total, adjustments }: Reduced): Map<string, Paise> {
  const amounts = new Map<string, number>();
  for (const { promotion_id: id, amount } of adjustments)
    if (Number(amount) > 0) amounts.set(id ?? "", (amounts.get(id ?? "") ?? 0) + Number(amount));
  if (amounts.size === 0) return new Map();
  if (amounts.has(""))
    throw cannotTake(`“${title}” is reduced by an adjustment without a promotion: give it a promotion_id.`);
  const charged = toPaise(total);
  const off = toPaise(full) - charged;
  if (off < 0 || Math.abs(total - toRupees(charged)) > fraction)
    throw cannotTake(`“${title}” would cost ${total}: the shop charges whole paise.`);
  const sum = [...amounts.values()].reduce((all, amount) => all + amount, 0);
  const parts = [...amounts].map(([key, amount]) => ({
    key,
    rupees: (toRupees(paise(off)) * amount) / sum,
  }));
  return sharePaise(parts, new Map(parts.map(({ key }) => [key, off])));
}

const definitionOf = (definitions: readonly Definition[], id: string): Definition => {
  const found = definitions.find((definition) => definition.id === id);
  if (!found) throw cannotTake(`There is no promotion ${id}.`);
  return found;
};

/** What the engine's promotions took off an order that it created. Throws with words for what no promotion explains. */
export async function offerOf(scope: MedusaContainer, order: EngineOrder): Promise<Offer> {
  const lines = order.items.map(({ id, title, unit_price: price, quantity, total, adjustments }) => {
    const full = timesRupees(Number(price), Number(quantity));
    return { id, taken: takenOff({ title, full, total: Number(total), adjustments: adjustments ?? [] }) };
  });
  const deliveries = order.shipping_methods.map(({ name, amount, total, adjustments }) =>
    takenOff({ title: name, full: Number(amount), total: Number(total), adjustments: adjustments ?? [] }),
  );
  const ids = [
    ...new Set([...lines.map(({ taken }) => taken), ...deliveries].flatMap((off) => [...off.keys()])),
  ];
  if (ids.length === 0) return { applied: [], usedUp: new Set() };
  const definitions = await definitionsOf(scope, ids);
  const applied = ids.map((id) => ({
    definition: definitionOf(definitions, id),
    lines: new Map(
      lines.flatMap((line) => (line.taken.get(id) ? [[line.id, line.taken.get(id) as Paise]] : [])),
    ),
    deliveryPaise: paise(deliveries.reduce((sum, off) => sum + (off.get(id) ?? 0), 0)),
  }));
  return { applied, usedUp: new Set() };
}
