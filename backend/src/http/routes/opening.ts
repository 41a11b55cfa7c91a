import { hasGoods } from "../../catalog/has-goods";
import { categoryList } from "../../contract/category-list";
import { messages } from "../../contract/messages";
import type { FirstStep, opening } from "../../contract/opening";
import { firstSteps } from "../../contract/opening";
import { hasOrders } from "../../orders/has-orders";
import { isOnlineOffered } from "../../payments/gateways";
import { readIdentity } from "../../platform/identity/identity";
import { openingForm } from "../../platform/identity/opening";
import { readSavedRules } from "../../shipping/rules-in-force";
import type { Routes } from "../pipeline/route";

/** The shop sells without these: a small seller need not be registered, and cash is a way to pay. */
const optional: ReadonlySet<FirstStep> = new Set(["gstin", "logo", "payment", "order"]);

async function doneSteps(): Promise<Record<FirstStep, boolean>> {
  const [{ identity, version }, rules, product, order, { form }] = await Promise.all([
    readIdentity(),
    readSavedRules(),
    hasGoods(),
    hasOrders(),
    openingForm.read(),
  ]);
  const { street, pincode, phone, email } = identity;
  return {
    address: version > 0 && street !== "" && pincode !== "" && (phone !== "" || email !== ""),
    gstin: identity.gstin !== "",
    logo: identity.logo !== "",
    delivery: rules.version > 0,
    payment: isOnlineOffered(),
    categories: categoryList().length > 0,
    product,
    order,
    open: form.state === "open",
  };
}

export const openingRoutes = {
  adminGetOpening: async () => ({ data: await openingForm.saved() }),

  adminSaveOpening: async ({ body }) => {
    const { version, edition, ...sent } = body;
    const testers = [...new Set(sent.testers.map((email) => email.toLowerCase()))];
    await openingForm.save({ ...sent, testers }, { version, edition });
    return { message: messages.shopSaved, data: await openingForm.saved() };
  },

  adminGetFirstSteps: async () => {
    const done = await doneSteps();
    const steps = firstSteps.map((name) => ({ name, done: done[name], optional: optional.has(name) }));
    return { data: { steps } };
  },
} satisfies Routes<typeof opening>;
