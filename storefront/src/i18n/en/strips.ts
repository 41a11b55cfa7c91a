/** Strips of products that scroll sideways. */
export default {
  title: "Featured products",
  text: "Chosen by the shop",
  similar: "View Similar Products",
  left: "Scroll left",
  right: "Scroll right",
  failed: "Failed to fetch featured products",
  recent: "Recently viewed",
  again: "Buy again",
};
