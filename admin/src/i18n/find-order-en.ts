export const findOrderEn = {
  findOrder: {
    title: "Find an order",
    number: "Order number, tracking number or invoice number",
    help: "Scan it or type it, and press Enter. Scanning works on every page.",
    open: "Open",
  },
};
