/** The kinds of product above the list of a category. */
export default {
  of: "Kinds of {{category}}",
  allOf: "Everything in {{category}}",
  all: "All",
};
