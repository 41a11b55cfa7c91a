import { z } from "zod";
import { OrderList, ReadOrder } from "./carousel";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, Language, text } from "./fields";
import { messages } from "./messages";
import { isOwnPicture } from "./pictures";
import { translationsRead, translationsSent } from "./translated";
import { featureTextFields } from "./translated-texts";

export const Feature = z.object({
  _id: Id,
  image: z.string(),
  title: z.string(),
  description: z.string(),
  order: z.int().min(0),
  active: z.boolean(),
});
export type Feature = z.infer<typeof Feature>;

/** A feature image as the panel sees it: its own texts are in English. */
export const StaffFeature = Feature.extend({
  translations: translationsRead(featureTextFields),
  version: Version,
});
export type StaffFeature = z.infer<typeof StaffFeature>;

const featureFields = {
  image: z.string().refine(isOwnPicture, messages.pictureNotUploaded.key),
  title: text(0, 80, "title"),
  description: text(0, 300, "description"),
  active: z.boolean(),
  translations: translationsSent(featureTextFields, {
    title: text(0, 80, "title"),
    description: text(0, 300, "description"),
  }),
};

export const FeatureInput = z.object({
  ...featureFields,
  title: featureFields.title.default(""),
  description: featureFields.description.default(""),
  active: featureFields.active.default(true),
});

/** Changes only the fields that are sent; with the `version` that was read, only those that differ from it. */
export const FeatureEdit = z.object(featureFields).partial().extend({ version: Version.optional() });

export type FeatureInput = z.infer<typeof FeatureInput>;

const featureId = z.object({ id: Id });

export const features = endpoints({
  getFeatures: {
    method: "GET",
    path: "/api/common/feature/get",
    access: "guest",
    summary: "The feature images to show, in order, in the language asked for or the request's own",
    query: z.object({ lang: Language.optional() }),
    response: ok({ data: z.array(Feature) }),
  },

  addFeature: {
    method: "POST",
    path: "/api/common/feature/add",
    access: "admin",
    permission: "catalogue",
    summary: "Add a feature image; it comes last",
    body: FeatureInput,
    response: ok({ data: StaffFeature }),
    status: 201,
  },

  adminGetFeatures: {
    method: "GET",
    path: "/api/admin/features",
    access: "admin",
    permission: "catalogue",
    summary: "All feature images, in order",
    response: ok({ data: z.array(StaffFeature) }),
  },

  adminEditFeature: {
    method: "PUT",
    path: "/api/admin/features/:id",
    access: "admin",
    permission: "catalogue",
    summary: "Change a feature image: as a whole, or only the fields sent",
    params: featureId,
    body: FeatureEdit,
    response: ok({ data: StaffFeature }),
  },

  adminReorderFeatures: {
    method: "PUT",
    path: "/api/admin/features/reorder",
    access: "admin",
    permission: "catalogue",
    summary: "Set the feature images' order, all or nothing",
    body: z.object({ featureOrders: OrderList, read: ReadOrder }),
    response: ok({ data: z.array(StaffFeature) }),
  },

  adminDeleteFeature: {
    method: "DELETE",
    path: "/api/admin/features/:id",
    access: "admin",
    permission: "catalogue",
    summary: "Delete a feature image",
    params: featureId,
    response: ok({ data: z.object({ _id: Id }) }),
  },
});
