import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";

const words = z.object({ en: z.string(), hi: z.string(), mr: z.string() });

/**
 * What the home page claims about the shop. Nothing in a new shop: figures and customers' words are the owner's to
 * give, and the demo's are invented. Spec §2 "Home page".
 */
export const HomeWords = z.object({
  /** How many goods each category has, such as "500+"; blank: no badge. */
  categoryBadge: z.string(),
  /** How many customers trust the shop, such as "50,000+"; blank: no badge. */
  customersBadge: z.string(),
  offer: words,
  testimonials: z.array(z.object({ text: words, name: words, place: words, stars: z.number() })),
});
export type HomeWords = z.output<typeof HomeWords>;

export const homeWords = endpoints({
  getHomeWords: {
    method: "GET",
    path: "/api/shop/home-words",
    access: "guest",
    summary: "Offer, figures and customers' words of the home page",
    response: ok({ data: HomeWords }),
  },
});
