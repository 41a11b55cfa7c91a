import { z } from "zod";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Gradient, Id, Language, SafeLink, Timestamp, text } from "./fields";
import { messages } from "./messages";
import { isOwnPicture } from "./pictures";
import { translationsRead, translationsSent } from "./translated";
import { slideTextFields } from "./translated-texts";

const slideFields = {
  title: text(1, 80, "title"),
  subtitle: text(0, 160, "subtitle").default(""),
  cta: text(1, 30, "buttonText"),
  translations: translationsSent(slideTextFields, {
    title: text(0, 80, "title"),
    subtitle: text(0, 160, "subtitle"),
    cta: text(0, 30, "buttonText"),
  }),
  link: SafeLink,
  image: z.string().refine(isOwnPicture, messages.pictureNotUploaded.key),
  bg: Gradient,
  active: z.boolean().default(true),
  from: Timestamp.nullish(),
  until: Timestamp.nullish(),
};

export const Slide = z.object({
  _id: Id,
  title: z.string(),
  subtitle: z.string(),
  cta: z.string(),
  link: z.string(),
  image: z.string(),
  bg: Gradient,
  order: z.int().min(0),
  active: z.boolean(),
  from: z.string().nullable(),
  until: z.string().nullable(),
});
export type Slide = z.infer<typeof Slide>;

/** A slide as the panel sees it: its own texts are in English. */
export const StaffSlide = Slide.extend({
  translations: translationsRead(slideTextFields),
  version: Version,
});
export type StaffSlide = z.infer<typeof StaffSlide>;

export const SlideInput = z.object(slideFields).refine(({ from, until }) => !from || !until || from < until, {
  path: ["until"],
  message: messages.endBeforeStart.key,
});
export type SlideInput = z.infer<typeof SlideInput>;

/** Changes only the fields that are sent; with the `version` that was read, only those that differ from it. */
export const SlideEdit = z
  .object({
    ...slideFields,
    subtitle: slideFields.subtitle.unwrap(),
    active: slideFields.active.unwrap(),
  })
  .partial()
  .extend({ version: Version.optional() });

const slideId = z.object({ id: Id });

/** `{id, order}` pairs; all of them or none. */
export const OrderList = z
  .array(z.object({ id: Id, order: z.int().min(0).max(10_000) }))
  .min(1)
  .max(200)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, messages.idRepeated.key);

/** The ids in the order that was read; 409 `edit_conflict` if the order has changed since. */
export const ReadOrder = z.array(Id).max(1_000).optional();

export const carousel = endpoints({
  getActiveSlides: {
    method: "GET",
    path: "/api/shop/carousel/active",
    failure: messages.carouselFailed,
    access: "guest",
    summary: "The slides to show now, in order, in the language asked for or the request's own",
    query: z.object({ lang: Language.optional() }),
    response: ok({ data: z.array(Slide) }),
  },

  getSlides: {
    method: "GET",
    path: "/api/admin/carousel",
    access: "admin",
    permission: "catalogue",
    takesToken: true,
    summary: "All slides, in order",
    response: ok({ data: z.array(StaffSlide) }),
  },

  addSlide: {
    method: "POST",
    path: "/api/admin/carousel",
    access: "admin",
    permission: "catalogue",
    takesToken: true,
    summary: "Create a slide; it comes last",
    body: SlideInput,
    response: ok({ data: StaffSlide }),
    status: 201,
  },

  reorderSlides: {
    method: "PUT",
    path: "/api/admin/carousel/reorder",
    access: "admin",
    permission: "catalogue",
    takesToken: true,
    summary: "Set the slides' order, all or nothing",
    body: z.object({ slideOrders: OrderList, read: ReadOrder }),
    response: ok({ data: z.array(StaffSlide) }),
  },

  editSlide: {
    method: "PUT",
    path: "/api/admin/carousel/:id",
    access: "admin",
    permission: "catalogue",
    takesToken: true,
    summary: "Change a slide: as a whole, or only the fields sent",
    params: slideId,
    body: SlideEdit,
    response: ok({ data: StaffSlide }),
  },

  deleteSlide: {
    method: "DELETE",
    path: "/api/admin/carousel/:id",
    access: "admin",
    permission: "catalogue",
    takesToken: true,
    summary: "Delete a slide",
    params: slideId,
    response: ok({ data: z.object({ _id: Id }) }),
  },
});
