import { query } from "../platform/db/pool";

/** Enough for processes that nobody asked anything for some minutes of a sale. */
const mostKept = 20_000;

/** Every ten minutes, deletes the changes of the catalogue that every process has read or is too far behind to read. */
export default async function tidyCatalogueLog(): Promise<void> {
  await query({ name: "catalog-tidy-log", text: "select catalog_tidy_log($1)", values: [mostKept] });
}

export const config = { name: "tidy-catalogue-log", schedule: "*/10 * * * *" };
