import { model } from "@medusajs/framework/utils";

/** One picture of the rotating band on the home page. */
export const FeatureImage = model
  .define("feature_image", {
    id: model.id({ prefix: "feat" }).primaryKey(),
    image: model.text(),
    title: model.text().default(""),
    description: model.text().default(""),
    /** `{hi?: {title, description, of}, mr?: …}`: a blank text is shown in English; `of` as in a product's translations. */
    translations: model.json().nullable(),
    position: model.number().default(0),
    is_active: model.boolean().default(true),
    is_demo: model.boolean().default(false),
  })
  .indexes([{ on: ["position"], where: "deleted_at IS NULL" }]);
