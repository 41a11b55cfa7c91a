import { afterAll, beforeAll } from "vitest";
import type { ShopOptions } from "../open-shop";
import { followChanges } from "./follow-changes";
import { goOnWithout, type TakeAway } from "./go-on-without";
import { giveTheSameAnswers } from "./same-answers";
import { openTwoCatalogues, type TwoCatalogues } from "./two-catalogues";

/** What the shop promises of its catalogue at the engine's Search Module, whatever provider is behind it. */
export function promiseTheCatalogue(options: ShopOptions, takeAway: TakeAway): () => TwoCatalogues {
  let two: TwoCatalogues | undefined;
  const catalogues = (): TwoCatalogues => {
    if (!two) throw new Error("The shop is not open yet.");
    return two;
  };
  beforeAll(async () => {
    two = await openTwoCatalogues(options);
  });
  afterAll(() => two?.shop.close());
  giveTheSameAnswers(catalogues);
  followChanges(catalogues);
  goOnWithout(catalogues, takeAway);
  return catalogues;
}
