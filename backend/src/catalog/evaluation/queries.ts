import { englishQueries } from "./queries-english";
import { hindiQueries } from "./queries-hindi";
import { hinglishQueries } from "./queries-hinglish";
import { marathiQueries } from "./queries-marathi";

/** What is typed → what should be found: `kind=`, `brand=`, `category=`, `condition=` or `slug=` (a part), all at once. */
export type Queries = Readonly<Record<string, string>>;

/** The fixed questions of the search's evaluation, over the demo catalogue. */
export const queries = {
  English: englishQueries,
  Hinglish: hinglishQueries,
  हिन्दी: hindiQueries,
  मराठी: marathiQueries,
} as const satisfies Record<string, Queries>;
