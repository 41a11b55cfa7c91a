import { model } from "@medusajs/framework/utils";

/** One slide of the home page's carousel. */
export const Slide = model
  .define("slide", {
    id: model.id({ prefix: "slide" }).primaryKey(),
    title: model.text(),
    subtitle: model.text().default(""),
    cta: model.text(),
    /** A path of this shop or an https address; checked again before it is shown. */
    link: model.text(),
    image: model.text(),
    /** One of the contract's gradients. */
    bg: model.text(),
    position: model.number().default(0),
    is_active: model.boolean().default(true),
    /** When the slide starts to be shown, and when it stops; null means no end. */
    starts_at: model.dateTime().nullable(),
    ends_at: model.dateTime().nullable(),
    /** `{hi?: {title, subtitle, cta, of}, mr?: …}`: a blank text is shown in English; `of` as in a product's translations. */
    translations: model.json().nullable(),
    is_demo: model.boolean().default(false),
  })
  .indexes([{ on: ["position"], where: "deleted_at IS NULL" }]);
