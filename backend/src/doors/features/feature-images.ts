import type { Feature } from "../../contract/features";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { query } from "../../db/pool";

const columns = `id as "_id", image, title, description, position as "order", is_active as active`;

/** The feature images in order: all of them, or those that show. */
export function readFeatures(which: "all" | "showing"): Promise<Feature[]> {
  return query<Feature>({
    name: `features-${which}`,
    text: `select ${columns} from feature_image where deleted_at is null ${which === "showing" ? "and is_active" : ""}
           order by position, id`,
  });
}

/** The feature image with this id; throws 404 where there is none. */
export async function existingFeature(id: string): Promise<Feature> {
  const [feature] = await query<Feature>({
    name: "feature",
    text: `select ${columns} from feature_image where id = $1 and deleted_at is null`,
    values: [id],
  });
  if (!feature) throw refuse.notFound(messages.featureNotFound);
  return feature;
}
