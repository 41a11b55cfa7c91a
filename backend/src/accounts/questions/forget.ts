import { isDeletedProduct } from "../../catalog/deleted-product";
import { deleteInPortions } from "../../platform/db/delete-in-portions";
import { query } from "../../platform/db/pool";

/** Deletes what was asked about a product that is deleted. */
export async function forgetQuestionsAbout(productId: string): Promise<void> {
  await query({
    name: "questions-forget-product",
    text: "delete from shop_question where product_id = $1",
    values: [productId],
  });
}

/** The same for products that a plugin or the engine itself has deleted. */
export async function forgetStrayQuestions(): Promise<void> {
  await deleteInPortions(`delete from shop_question where id in (
    select q.id from shop_question q
    where ${isDeletedProduct("q.product_id")}
    order by q.id limit $1 for update skip locked) returning 1`);
}
