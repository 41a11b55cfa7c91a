import { knownProductId } from "../../../catalog/known-product";
import { limits } from "../../../contract/constants";
import { readReviews } from "../../../reviews/read-reviews";
import { door } from "../../pipeline/door";

export const getReviews = door("getReviews", async ({ params, query }) => {
  const { page = 1, limit = limits.listDefault } = query;
  const productId = await knownProductId(params.productId);
  const { reviews, total } = await readReviews(productId, limit, (page - 1) * limit);
  return { data: reviews, meta: { total, page, limit, pages: Math.ceil(total / limit) } };
});
