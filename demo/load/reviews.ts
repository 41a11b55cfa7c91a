import type { MedusaContainer } from "@medusajs/framework/types";
import { project } from "../../backend/src/catalog/projection/project";
import { hasReceived } from "../../backend/src/catalog/reviews/read-reviews";
import { REVIEW } from "../../backend/src/modules/review";
import type { ReviewService } from "../../backend/src/modules/review/service";
import { query } from "../../backend/src/platform/db/pool";
import { demoReviews, demoShoppers } from "../data";

/** The demo's reviews, created all at once; verified if a delivered order of the demo contains the product. */
export async function loadReviews(scope: MedusaContainer, customerIds: Map<string, string>): Promise<void> {
  const reviews: ReviewService = scope.resolve(REVIEW);
  const products = await query<{ id: string; slug: string }>({
    text: "select product_id as id, slug from catalog_product where published",
  });
  const productIds = new Map(products.map(({ id, slug }) => [slug, id]));
  const names = new Map(demoShoppers.map(({ key, userName }) => [key, userName]));
  const [written] = await reviews.listReviews({ is_demo: true }, { take: 1 });
  const rows = demoReviews.flatMap((review) => {
    const productId = productIds.get(review.product);
    const customerId = customerIds.get(review.shopper);
    return productId && customerId ? [{ review, productId, customerId }] : [];
  });
  if (!written) {
    await reviews.createReviews(
      await Promise.all(
        rows.map(async ({ review, productId, customerId }) => ({
          product_id: productId,
          customer_id: customerId,
          user_name: names.get(review.shopper) ?? "",
          message: review.message,
          rating: review.rating,
          is_verified: await hasReceived(customerId, productId),
          written_at: new Date(review.at),
          is_demo: true,
        })),
      ),
    );
  }
  await project(rows.map(({ productId }) => productId));
}
