import { knownProductId } from "../../../catalog/known-product";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { hasReceived, readReview } from "../../../reviews/read-reviews";
import { saveReviewWorkflow } from "../../../workflows/review/save-review";
import { door } from "../../pipeline/door";

export const addReview = door("addReview", async ({ body, actor, scope }) => {
  const productId = await knownProductId(body.productId);
  const input = {
    productId,
    customerId: actor.id,
    userName: actor.userName,
    message: body.reviewMessage,
    rating: body.reviewValue,
    isVerified: await hasReceived(actor.id, productId),
  };
  const { result: id } = await saveReviewWorkflow(scope).run({ input });
  const review = await readReview(id);
  if (!review) throw refuse.unavailable();
  return { message: messages.reviewAdded, data: review };
});
