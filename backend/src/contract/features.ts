import { z } from "zod";
import { OrderList } from "./carousel";
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

export const FeatureInput = z.object({
  image: z.string().refine(isOwnPicture, "Please upload the picture first"),
  title: text(0, 80, "The title").default(""),
  description: text(0, 300, "The description").default(""),
  active: z.boolean().default(true),
});

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
  response: ok({ data: Feature }),
  status: 201,
});

export const adminGetFeatures = endpoint({
  door: "adminGetFeatures",
  access: "admin",
  summary: "All feature images, in order",
  response: ok({ data: z.array(Feature) }),
});

export const adminEditFeature = endpoint({
  door: "adminEditFeature",
  access: "admin",
  summary: "Change a feature image",
  params: featureId,
  body: FeatureInput,
  response: ok({ data: Feature }),
});

export const adminReorderFeatures = endpoint({
  door: "adminReorderFeatures",
  access: "admin",
  summary: "Set the feature images' order, all or nothing",
  body: z.object({ featureOrders: OrderList }),
  response: ok({ data: z.array(Feature) }),
});

export const adminDeleteFeature = endpoint({
  door: "adminDeleteFeature",
  access: "admin",
  summary: "Delete a feature image",
  params: featureId,
  response: ok({ data: z.object({ _id: Id }) }),
});
