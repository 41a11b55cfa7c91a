import { englishQueries } from "./queries-english";
import { hindiQueries } from "./queries-hindi";
import { hinglishQueries } from "./queries-hinglish";
import { marathiQueries } from "./queries-marathi";
import { orderQueries } from "./queries-order";
import { priceQueries } from "./queries-price";
import { qualityQueries } from "./queries-qualities";
import { thingQueries } from "./queries-things";

/**
 * Query → expected products, as rules over the demo catalogue (rules.ts), all combined: `kind=`, `brand=`,
 * `category=`, `condition=`, `slug=` (a part), `has=` (in title or specifications), `size=`, `for=`, `min=` and
 * `max=` in rupees; `order=up|down` by price; `none` for no result.
 */
export type Queries = Readonly<Record<string, string>>;

/** The fixed queries of the search's evaluation, over the demo catalogue: by script, and by topic. */
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
