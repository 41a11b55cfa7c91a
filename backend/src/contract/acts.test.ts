import { expect, it } from "vitest";
import { z } from "zod";
import type { RouteName } from ".";
import { table } from ".";
import type { Endpoint } from "./endpoint";
import { messages } from "./messages";
import type { Refusal } from "./refusal";
import { validate } from "./validate";

/** Besides all writes to orders and their money. */
const others: RouteName[] = [
  "adminChangeStock",
  "adminApplyStockCount",
  "adminSaveVariantPrices",
  "adminAddCoupon",
  "adminEditCoupon",
  "adminSetCustomerCash",
  "cancelOrder",
  "returnOrder",
  "saveRefundAccount",
];

/**
 * What a client may send back as it has read it: to the calls of Spec §7 a whole order, as react-admin's own does, and a
 * slot as it was offered.
 */
const takesWhole = ["adminMoveSlot.slot", "adminUpdateOrder", "cancelOrder"];

const isAct = (name: string, { method, permission }: Endpoint) =>
  method !== "GET" &&
  (permission === "orders" || permission === "money" || others.some((other) => other === name));

/** The places in a body where a field that it does not know would be dropped. A union is a value, with a word for its kind. */
function lenientIn(schema: z.core.$ZodType, path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object": {
      const isStrict = def.catchall?._zod.def.type === "never";
      const below = Object.entries(def.shape).flatMap(([name, field]) => lenientIn(field, `${path}.${name}`));
      return isStrict ? below : [path, ...below];
    }
    case "array":
      return lenientIn(def.element, `${path}[]`);
    case "optional":
    case "nullable":
    case "default":
      return lenientIn(def.innerType, path);
    case "pipe":
      return lenientIn(def.in, path);
    default:
      return [];
  }
}

it("what moves orders, money or stock takes no field that it does not know: it would be carried out by halves (ADR-0130)", () => {
  const acts = Object.entries<Endpoint>(table).filter(([name, entry]) => isAct(name, entry) && entry.body);
  expect(acts.length).toBeGreaterThan(others.length);
  expect(acts.flatMap(([name, { body }]) => (body ? lenientIn(body, name) : [])).sort()).toEqual(takesWhole);
});

it("the search finds what is lenient, however deep", () => {
  const line = z.object({ pieces: z.number() });
  const body = z.strictObject({ lines: z.array(line).nullish() }).refine(() => true);
  expect(lenientIn(body, "act")).toEqual(["act.lines[]"]);
});

it("a field of a newer panel is refused by its name, in words for staff", () => {
  const item = { productId: "prod_1", quantity: 1, condition: "opened" };
  const courier = { name: "India Post", awb: "EX1", insured: true };
  const body = { orderStatus: "return_requested", totalAmount: 900, items: [item], courier };
  const refused = () => validate(table.adminUpdateOrder, { params: { id: "order_1" }, body });
  let refusal: Refusal | undefined;
  try {
    refused();
  } catch (error) {
    refusal = error as Refusal;
  }
  expect(refusal).toMatchObject({ status: 422, code: "invalid", said: messages.fieldUnknown });
  expect(refusal?.extra.errors).toEqual(
    expect.arrayContaining([
      { field: "items.0.condition", message: messages.fieldUnknown },
      { field: "courier.insured", message: messages.fieldUnknown },
    ]),
  );
});
