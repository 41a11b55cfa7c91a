import { type Paise, sumPaise } from "../contract/money";
import type { Definition } from "./definitions";

/** What one promotion takes off: from lines of the cart, and from the delivery charge. */
export type AppliedPromotion = {
  definition: Definition;
  lines: ReadonlyMap<string, Paise>;
  deliveryPaise: Paise;
};

/** What the promotions take off a cart. Amounts in paise, lines by the id of their row in the cart. */
export type Offer = {
  applied: AppliedPromotion[];
  /** Ids of promotions that would apply, but whose limit or budget is used up. */
  usedUp: ReadonlySet<string>;
};

export const noOffer: Offer = { applied: [], usedUp: new Set() };

export const goodsPaise = ({ lines }: AppliedPromotion): Paise => sumPaise([...lines.values()]);
export const paiseOffLine = ({ applied }: Offer, lineId: string): Paise =>
  sumPaise(applied.flatMap(({ lines }) => lines.get(lineId) ?? []));
export const paiseOffGoods = ({ applied }: Offer): Paise => sumPaise(applied.map(goodsPaise));
export const paiseOffDelivery = ({ applied }: Offer): Paise =>
  sumPaise(applied.map(({ deliveryPaise }) => deliveryPaise));
