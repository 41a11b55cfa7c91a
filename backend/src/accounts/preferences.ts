import { languages } from "../contract/constants";
import type { Preferences } from "../contract/preferences";
import { query } from "../platform/db/pool";

/** Stored in the metadata of the engine's customer, so that plugins see them too. */
const COLUMNS = `metadata ->> 'language' as language, coalesce(metadata -> 'text_messages' = 'true', false) as texts`;

type Row = { language: string | null; texts: boolean };

const present = (row: Row | undefined): Preferences => ({
  language: languages.find((one) => one === row?.language) ?? "en",
  textMessages: row?.texts ?? false,
});

export async function readPreferences(customerId: string): Promise<Preferences> {
  const [row] = await query<Row>({
    name: "preferences",
    text: `select ${COLUMNS} from customer where id = $1`,
    values: [customerId],
  });
  return present(row);
}

/**
 * Changes the given values in one statement; other metadata of the customer is kept, even if written at the same
 * time.
 */
export async function changePreferences(
  customerId: string,
  { language, textMessages }: { [Key in keyof Preferences]?: Preferences[Key] | undefined },
): Promise<Preferences> {
  const changes = {
    ...(language !== undefined && { language, language_chosen: true }),
    ...(textMessages !== undefined && { text_messages: textMessages }),
  };
  const [row] = await query<Row>({
    name: "change-preferences",
    text: `update customer set metadata = coalesce(metadata, '{}') || $2::jsonb, updated_at = now()
           where id = $1 and deleted_at is null returning ${COLUMNS}`,
    values: [customerId, JSON.stringify(changes)],
  });
  return present(row);
}
