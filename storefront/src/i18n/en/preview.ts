/** A product, or the home page, as staff look at it before shoppers do. */
export default {
  label: "Preview",
  draft: "Preview. Not for sale yet: shoppers see this page once the product is published.",
  tax: "Preview. Not for sale yet: its HSN code or GST rate is missing.",
  other: "Preview. Not for sale yet: it has no price, or no category of this shop.",
  onSale: "Preview. This product is on sale, and shoppers see it like this.",
  home: "Preview. Shoppers see this home page once it is published.",
  line: "The line above every page: {{text}}",
  until: "It shows what was saved last. The link works until {{time}}.",
  buyOff: "These buttons are off in the preview: nothing can be bought here.",
  deliveryLater: "Once the product is on sale, shoppers find the delivery date for their pincode here.",
};
