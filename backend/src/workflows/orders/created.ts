import "@medusajs/medusa/core-flows";
import { adoptOrder } from "../../checkout/from-engine/adopt-order";
import { countUse, undoUse } from "../../checkout/from-engine/count-use";
import { forgetOrder } from "../../checkout/from-engine/forget-order";
import { after, instead, leaveOut } from "../../platform/engine/workflow-steps";
import { inWords } from "./in-words";

/**
 * Orders that the engine creates: by a plugin, from a cart, from a draft. Each becomes one of the shop's before the
 * workflow ends, or the workflow fails with words and deletes it (ADR-0038).
 */

type Created = { id: string };
const only = (created: Created | Created[]) => (Array.isArray(created) ? created[0] : created)?.id ?? "";

const adopted = (of: string) => ({
  of,
  follow: (scope: Parameters<typeof adoptOrder>[0], created: Created | Created[]) =>
    inWords(adoptOrder(scope, only(created), { ranHooks: true })),
  undo: (scope: Parameters<typeof adoptOrder>[0], created: Created | Created[]) =>
    forgetOrder(scope, only(created)),
});

after("create-orders", "orderCreated", adopted("create-orders"));
after("complete-cart", "orderCreated", adopted("create-orders"));
after("convert-draft-order", "convert-draft-order", adopted("convert-draft-order"));

// The engine's own step counts in a transaction of its own, by amounts without GST: after a crash nobody knows whether it did.
instead<Created[]>("complete-cart", "register-usage", {
  of: "create-orders",
  carryOut: (scope, created) => inWords(countUse(scope, only(created))),
  undo: (scope, created) => undoUse(scope, only(created)),
});

// The event order.placed: each adopted order's is sent by the outbox, once, and after a crash too.
leaveOut("complete-cart", "emit-event-step");
leaveOut("convert-draft-order", "emit-event-step");
