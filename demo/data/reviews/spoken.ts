import type { DemoReview } from "../types";

/** Product slug, shopper key, stars, text. */
export type Spoken = [product: string, shopper: string, rating: DemoReview["rating"], message: string];

/** The first moment after the last delivery of the demo orders: by then every buyer has their goods. */
const firstMoment = Date.parse("2026-10-20T04:30:00.000Z");
const span = 31 * 24 * 60;
/** Coprime to the span in minutes, so neighbours in a list fall on different days and hours. */
const stride = 9_601;

/** Spreads reviews over the month before 21 November 2026, always in the same way. */
export function reviewsIn(language: DemoReview["language"], spoken: Spoken[]): DemoReview[] {
  const offset = { en: 0, hi: 211, mr: 433 }[language];
  return spoken.map(([product, shopper, rating, message], index) => {
    const minutes = (offset + (index + 1) * stride) % span;
    return {
      product,
      shopper,
      rating,
      message,
      language,
      at: new Date(firstMoment + minutes * 60_000).toISOString(),
    };
  });
}
