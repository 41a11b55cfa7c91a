import { model } from "@medusajs/framework/utils";

/** A shopper's review of a product; one per person and product. */
export const Review = model
  .define("review", {
    id: model.id({ prefix: "rev" }).primaryKey(),
    product_id: model.text(),
    customer_id: model.text(),
    /** The account's name when the review was written. */
    user_name: model.text(),
    message: model.text(),
    /** 1 to 5. */
    rating: model.number(),
    /** One of their delivered orders contains the product. */
    is_verified: model.boolean().default(false),
    /** Hidden by an admin: neither shown nor counted. */
    is_hidden: model.boolean().default(false),
    written_at: model.dateTime(),
    /** What the shop says to it. */
    answer: model.text().nullable(),
    answered_at: model.dateTime().nullable(),
    is_demo: model.boolean().default(false),
  })
  .indexes([
    { on: ["product_id", "customer_id"], unique: true, where: "deleted_at IS NULL" },
    { on: ["product_id", "written_at"], where: "deleted_at IS NULL" },
    { on: ["customer_id"], where: "deleted_at IS NULL" },
  ]);
