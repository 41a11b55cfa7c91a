import type { Feature, StaffFeature } from "../../../contract/features";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { query } from "../../../platform/db/pool";
import { versionOf } from "../../../platform/edits/version";

const columns = `id as "_id", image, title, description, position as "order", is_active as active`;

/** The feature images in order: all of them, or only those shown. */
export function readFeatures(which: "all" | "showing"): Promise<Feature[]> {
  return query<Feature>({
    name: `features-${which}`,
    text: `select ${columns} from feature_image where deleted_at is null ${which === "showing" ? "and is_active" : ""}
           order by position, id`,
  });
}

/** The editable fields of a feature image; the position is set separately, for all images together. */
export const featureEditFields = ["image", "title", "description", "active"] as const;

const withVersion = (feature: Feature): StaffFeature => ({
  ...feature,
  version: versionOf(featureEditFields, feature),
});

/** All feature images as the panel sees them. */
export const readStaffFeatures = async (): Promise<StaffFeature[]> =>
  (await readFeatures("all")).map(withVersion);

/** The feature image with this id; throws 404 if there is none. */
export async function existingFeature(id: string): Promise<StaffFeature> {
  const [feature] = await query<Feature>({
    name: "feature",
    text: `select ${columns} from feature_image where id = $1 and deleted_at is null`,
    values: [id],
  });
  if (!feature) throw refuse.notFound(messages.featureNotFound);
  return withVersion(feature);
}
