/** The texts of the coupons' pages. */
export const couponsEn = {
  coupon: {
    search: "Code",
    none: "No coupons yet",
    add: "Add a coupon",
    what: "What it takes off",
    limits: "Limits",
    state: "State",
    period: "When",
    takesOff: "Takes off",
    always: "Always",
    percentOff: "%{value} % off",
    rupeesOff: "%{value} off",
    percent: "Per cent",
    rupees: "Rupees",
    codeHelp: "3 to 30 letters and digits. Shoppers type it in the cart; capitals do not matter.",
    nameHelp: "Shoppers read it where an offer needs no code.",
    minimumHelp: "The least worth of the items in the cart, in rupees. Empty: any cart.",
    usesHelp: "By all shoppers together. Empty: as often as you like.",
    otherMeans:
      "This offer was made in the engine's own admin and has more than this form shows. Here it can be switched on and off.",
    states: { on: "On", off: "Off", scheduled: "Not begun", over: "Over" },
    kinds: {
      percent: "A share of the price",
      rupees: "Rupees off the items",
      delivery: "Free delivery",
      other: "An offer of the engine",
    },
    scopes: { all: "All items", categories: "Categories", products: "Single products" },
  },
  resources: {
    coupons: {
      fields: {
        name: "Name",
        code: "Code",
        needsCode: "Shoppers enter a code",
        kind: "What it is",
        value: "Value",
        isActive: "On",
        scope: "For",
        categories: "Categories",
        productIds: "Products",
        minimum: "From an amount of",
        perShopper: "Times for each shopper",
        uses: "Times in all",
        from: "From",
        to: "Until",
        orders: "Orders",
      },
    },
  },
};

export type CouponsTexts = typeof couponsEn;
