import { query } from "../platform/db/pool";
import type { Texts } from "./translations";

/** A product's texts as the engine stores them; undefined if there is no such product. */
export async function englishTexts(productId: string): Promise<Texts | undefined> {
  const [english] = await query<Texts>({
    name: "english-texts",
    text: "select title, coalesce(description, '') as description from product where id = $1 and deleted_at is null",
    values: [productId],
  });
  return english;
}
