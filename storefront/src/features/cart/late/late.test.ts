import type { Cart, CartItem } from "@contract/cart";
import { limits } from "@contract/limits";
import { describe, expect, it } from "vitest";
import { type KeptChange, stillWanted, withChange } from "./change";
import { isWaiting, waitingIn, withChanges } from "./waiting";

const line = (productId: string, quantity: number): CartItem => ({
  productId,
  slug: productId,
  title: productId,
  image: "",
  category: "toys",
  price: 100,
  salePrice: 0,
  quantity,
  variantId: `variant_${productId}`,
  stock: 9,
  discount: 0,
});

const cart: Cart = {
  _id: "cart_1",
  userId: "cus_1",
  items: [line("car", 2)],
  subtotal: 200,
  total: 200,
  discount: 0,
  discounts: [],
  codes: [],
  notices: [],
};

let made = 0;
const change = (
  kind: KeptChange["kind"],
  productId: string,
  quantity = 1,
  more: Partial<KeptChange> = {},
): KeptChange => {
  made += 1;
  return {
    id: String(made),
    kind,
    productId,
    variantId: `variant_${productId}`,
    quantity,
    title: productId,
    language: "en",
    at: 0,
    ...(kind === "add" && { item: line(productId, quantity) }),
    ...more,
  };
};
const kept = (isInCart: boolean, ...changes: KeptChange[]) =>
  changes.reduce<KeptChange[]>((list, one) => withChange(list, one, isInCart) ?? list, []);
const kinds = (changes: readonly KeptChange[]) => changes.map(({ kind, quantity }) => `${kind} ${quantity}`);

describe("what is kept of changes without a connection", () => {
  it("is every add, and of a line's numbers the last", () => {
    expect(kinds(kept(true, change("set", "car", 3), change("set", "car", 4)))).toEqual(["set 4"]);
    const added = kept(true, change("set", "car", 3), change("add", "car"), change("set", "car", 5));
    expect(kinds(added)).toEqual(["add 1", "set 5"]);
  });

  it("is nothing of a line that came and went meanwhile", () => {
    expect(kept(false, change("add", "bus"), change("set", "bus", 2), change("remove", "bus"))).toEqual([]);
  });

  it("is the removal of a line that the shop has, or that may have reached it", () => {
    expect(kinds(kept(true, change("set", "car", 3), change("remove", "car")))).toEqual(["remove 1"]);
    const tried = change("add", "bus", 1, { isTried: true });
    expect(kinds(kept(false, tried, change("remove", "bus")))).toEqual(["add 1", "remove 1"]);
  });

  it("leaves a change that may have reached the shop as it was sent", () => {
    const tried = change("set", "car", 3, { isTried: true });
    expect(kinds(kept(true, tried, change("set", "car", 4)))).toEqual(["set 3", "set 4"]);
  });

  it("does not touch another line", () => {
    expect(kinds(kept(true, change("set", "car", 3), change("set", "bus", 4)))).toEqual(["set 3", "set 4"]);
  });

  it("has an end, and is forgotten after a month", () => {
    const full = Array.from({ length: limits.lateChanges }, (_, at) => change("add", `toy${at}`));
    expect(withChange(full, change("add", "car"), true)).toBeUndefined();
    const aMonth = 30 * 86_400_000;
    expect(stillWanted([change("add", "car"), change("add", "bus", 1, { at: aMonth })], aMonth)).toHaveLength(
      1,
    );
  });
});

describe("the cart with changes that wait", () => {
  const shown = withChanges(cart, [change("add", "car"), change("add", "bus", 3)]);

  it("shows them at once, at the prices that were last seen", () => {
    expect(shown.items.map(({ title, quantity }) => [title, quantity])).toEqual([
      ["car", 3],
      ["bus", 3],
    ]);
    expect(shown.total).toBe(600);
  });

  it("says which lines wait, and how many changes", () => {
    const { items, ...rest } = withChanges(cart, [change("add", "bus")]);
    expect(items.map(isWaiting)).toEqual([false, true]);
    expect(waitingIn({ ...rest, items })).toBe(1);
    expect(waitingIn(cart)).toBe(0);
  });

  it("leaves out what was removed", () => {
    const { items, waiting } = withChanges(cart, [change("set", "car", 5), change("remove", "car")]);
    expect([items, waiting]).toEqual([[], 2]);
  });
});
