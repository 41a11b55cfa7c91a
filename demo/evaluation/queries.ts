import { englishQueries } from "./queries-english";
import { hindiQueries } from "./queries-hindi";
import { hinglishQueries } from "./queries-hinglish";
import { marathiQueries } from "./queries-marathi";
import { orderQueries } from "./queries-order";
import { priceQueries } from "./queries-price";
import { qualityQueries } from "./queries-qualities";
import { thingQueries } from "./queries-things";

/**
 * What is typed → what should be found, as rules over the demo catalogue (rules.ts), all at once: `kind=`, `brand=`,
 * `category=`, `condition=`, `slug=` (a part), `has=` (in title or specifications), `size=`, `for=`, `min=` and `max=`
 * in rupees; `order=up|down` by price; `none` for nothing at all.
 */
export type Queries = Readonly<Record<string, string>>;

/** The fixed questions of the search's evaluation, over the demo catalogue: by script, and by what is asked for. */
export const queries = {
  English: englishQueries,
  Hinglish: hinglishQueries,
  हिन्दी: hindiQueries,
  मराठी: marathiQueries,
  prices: priceQueries,
  orders: orderQueries,
  qualities: qualityQueries,
  things: thingQueries,
} as const satisfies Record<string, Queries>;
