/** The texts of the page for taxes. */
export const taxesEn = {
  taxes: {
    table: "GST rates by HSN",
    help: "The rate of the latest row that has begun applies to goods whose HSN begins with one of its codes; other goods have the rate entered with the product. Orders keep the rate of their day, so enter a change of the law as a new row with its day. Your accountant confirms these figures.",
    add: "Add a rate",
    edit: "Change a rate",
    editNow: "Change",
    remove: "Remove",
    removeTitle: "Remove this rate?",
    removeMeans:
      "The row before it, or each product's own rate, applies again from now on. Orders keep theirs.",
    saved: "The rate is saved",
    removed: "The rate is removed",
    none: "No rate is entered. Each product has its own.",
    isSlab: "The rate depends on the price of one item",
    later: "From a day to come",
    inForce: "In force",
    before: "Replaced",
    plainRate: "%{rate} %",
    slabRate: "%{rate} % up to %{upTo}, %{above} % beyond",
    headingsHelp: "The first 2, 4, 6 or 8 digits, separated by spaces",
    save: "Save",
    fields: {
      name: "Name",
      headings: "HSN codes",
      from: "Valid from",
      rate: "GST rate (%)",
      slab: "By price",
      slabupTo: "Up to this price of one item (₹)",
      slababove: "Rate beyond it (%)",
    },
  },
};

export type TaxTexts = typeof taxesEn;
