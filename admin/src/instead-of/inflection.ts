/**
 * What react-admin takes from `inflection` to guess an English name for what has none. Everything in this panel has a
 * name in three languages, so the rules of English plurals would never be seen.
 */
const asItIs = (word: string) => word;

export {
  asItIs as capitalize,
  asItIs as humanize,
  asItIs as inflect,
  asItIs as pluralize,
  asItIs as singularize,
  asItIs as transform,
};
