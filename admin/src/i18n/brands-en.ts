/** The texts of the page for brands. */
export const brandsEn = {
  brands: {
    list: "The shop's brands",
    help: "Products choose from these, in this order. Shoppers can filter by them.",
    add: "Add a brand",
    edit: "Change a brand",
    editNow: "Change",
    remove: "Delete",
    up: "Move up",
    down: "Move down",
    hidden: "Hidden",
    products: "%{smart_count} product |||| %{smart_count} products",
    hiddenMeans:
      "A hidden brand is no filter and is not offered for new products. Products that have it keep it.",
    emptyMeans: "Left empty, the name is written as in English, as many write LG or HP.",
    none: "There are no brands yet.",
    noBrand: "No brand",
    save: "Save",
    saved: "The brand is saved",
    removed: "The brand is deleted",
    ordered: "The order is saved",
    offer: "Unknown brands in this file: add them, and the file is checked again.",
    addNow: "Add “%{brand}” to %{category}",
    fields: { label: "Name", categories: "Sold in", isHidden: "Hidden", brandIds: "Order" },
  },
};

export type BrandTexts = typeof brandsEn;
