import { messages } from "../../../../contract/messages";
import { correctStock } from "../../../../inventory/correct-stock";
import { door } from "../../../pipeline/door";
import { idempotencyKey } from "../../../pipeline/idempotency-key";
import { existingProduct } from "./existing";

export const adminChangeStock = door("adminChangeStock", async ({ params, body, actor, scope, req }) => {
  const { _id: productId } = await existingProduct(params.id);
  await correctStock(scope, { productId, correction: body, by: actor.userName, key: idempotencyKey(req) });
  return { message: messages.stockChanged, data: await existingProduct(productId) };
});
