import {
  featureTexts,
  inLanguage,
  staffTranslations,
  type Translatable,
  translationPaths,
} from "../../../catalog/home-texts";
import type { Language } from "../../../contract/constants";
import type { Feature, StaffFeature } from "../../../contract/features";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { query } from "../../../platform/db/pool";
import { flat } from "../../../platform/edits/changes";
import { versionOf } from "../../../platform/edits/version";

const columns = `id as "_id", image, title, description, position as "order", is_active as active, translations`;

type StoredFeature = Feature & Translatable<(typeof featureTexts.fields)[number]>;

/** The feature images in order: all of them, or only those shown. */
function readFeatures(which: "all" | "showing"): Promise<StoredFeature[]> {
  return query<StoredFeature>({
    name: `features-${which}`,
    text: `select ${columns} from feature_image where deleted_at is null ${which === "showing" ? "and is_active" : ""}
           order by position, id`,
  });
}

/** The feature images that are shown, in order, with the texts of this language. */
export const readShownFeatures = async (language: Language): Promise<Feature[]> =>
  (await readFeatures("showing")).map((feature) => inLanguage(featureTexts, feature, language));

/** The editable fields of a feature image; the position is set separately, for all images together. */
export const featureEditFields = [
  "image",
  "title",
  "description",
  "active",
  ...translationPaths(featureTexts),
];

function forStaff(stored: StoredFeature): StaffFeature {
  const feature = { ...stored, translations: staffTranslations(featureTexts, stored) };
  return { ...feature, version: versionOf(featureEditFields, flat(feature)) };
}

/** All feature images as the panel sees them. */
export const readStaffFeatures = async (): Promise<StaffFeature[]> =>
  (await readFeatures("all")).map(forStaff);

/** One feature image; undefined if there is none. */
export async function readFeature(id: string): Promise<StaffFeature | undefined> {
  const [feature] = await query<StoredFeature>({
    name: "feature",
    text: `select ${columns} from feature_image where id = $1 and deleted_at is null`,
    values: [id],
  });
  return feature && forStaff(feature);
}

/** The feature image with this id; throws 404 if there is none. */
export async function existingFeature(id: string): Promise<StaffFeature> {
  const feature = await readFeature(id);
  if (!feature) throw refuse.notFound(messages.featureNotFound);
  return feature;
}
