import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { codProvider } from "../engine-names";
import type { EngineContext, SharedTransaction } from "../shared-transaction";

type PaymentModule = {
  createPaymentCollections: (input: object, context: EngineContext) => Promise<{ id: string }>;
  createPaymentSession: (
    collectionId: string,
    input: object,
    context: EngineContext,
  ) => Promise<{ id: string }>;
  authorizePaymentSession: (
    id: string,
    data: object,
    context: EngineContext,
  ) => Promise<{ id: string } | null>;
};

/**
 * The engine's payment of a cash order: a collection over the whole amount with one authorised payment.
 * The cash provider calls nobody, so its steps may stand inside the transaction. Rupees.
 */
export async function authorizeCash(
  scope: MedusaContainer,
  transaction: SharedTransaction,
  amount: number,
): Promise<{ collectionId: string }> {
  const payments = scope.resolve(Modules.PAYMENT) as unknown as PaymentModule;
  const context = transaction.on(payments);
  const inr = { currency_code: "inr", amount };
  const collection = await payments.createPaymentCollections(inr, context);
  await transaction.flush(payments);
  const session = await payments.createPaymentSession(
    collection.id,
    { ...inr, provider_id: codProvider, data: {}, context: {} },
    context,
  );
  const payment = await payments.authorizePaymentSession(session.id, {}, context);
  if (!payment) throw new Error("Cash on delivery was not authorised.");
  await transaction.flush(payments);
  return { collectionId: collection.id };
}
