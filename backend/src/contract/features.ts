import { z } from "zod";
import { OrderList, ReadOrder } from "./carousel";
import { Version } from "./edits";
import { endpoint } from "./endpoint";
import { ok } from "./envelope";
import { Id, text } from "./fields";
import { isOwnPicture } from "./pictures";

export const Feature = z.object({
  _id: Id,
  image: z.string(),
  title: z.string(),
  description: z.string(),
  order: z.int().min(0),
  active: z.boolean(),
});
export type Feature = z.infer<typeof Feature>;

/** A feature image as the panel sees it. */
export const StaffFeature = Feature.extend({ version: Version });
export type StaffFeature = z.infer<typeof StaffFeature>;

const featureFields = {
  image: z.string().refine(isOwnPicture, "Please upload the picture first"),
  title: text(0, 80, "The title"),
  description: text(0, 300, "The description"),
  active: z.boolean(),
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

export const getFeatures = endpoint({
  door: "getFeatures",
  access: "guest",
  summary: "The feature images to show, in order",
  response: ok({ data: z.array(Feature) }),
});

export const addFeature = endpoint({
  door: "addFeature",
  access: "admin",
  summary: "Add a feature image; it comes last",
  body: FeatureInput,
  response: ok({ data: StaffFeature }),
  status: 201,
});

export const adminGetFeatures = endpoint({
  door: "adminGetFeatures",
  access: "admin",
  summary: "All feature images, in order",
  response: ok({ data: z.array(StaffFeature) }),
});

export const adminEditFeature = endpoint({
  door: "adminEditFeature",
  access: "admin",
  summary: "Change a feature image: as a whole, or only the fields sent",
  params: featureId,
  body: FeatureEdit,
  response: ok({ data: StaffFeature }),
});

export const adminReorderFeatures = endpoint({
  door: "adminReorderFeatures",
  access: "admin",
  summary: "Set the feature images' order, all or nothing",
  body: z.object({ featureOrders: OrderList, read: ReadOrder }),
  response: ok({ data: z.array(StaffFeature) }),
});

export const adminDeleteFeature = endpoint({
  door: "adminDeleteFeature",
  access: "admin",
  summary: "Delete a feature image",
  params: featureId,
  response: ok({ data: z.object({ _id: Id }) }),
});
