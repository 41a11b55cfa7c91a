import { brandList } from "../../contract/brand-list";
import { categoryList, knownSizes } from "../../contract/category-list";
import { kindList } from "../../contract/kind-list";

/** The shop's own lists as facets show them, as one text: other than before when staff have changed them. */
export const shownListsMark = (): string =>
  JSON.stringify([
    categoryList().map(({ id, isHidden, sizes }) => [id, isHidden, sizes]),
    kindList().map(({ id, isHidden }) => [id, isHidden]),
    brandList().flatMap(({ id, isHidden }) => (isHidden ? [id] : [])),
    knownSizes(),
  ]);
