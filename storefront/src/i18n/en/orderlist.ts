/** The list of orders in the account. */
export default {
  failed: "Failed to fetch orders",
  emptyTitle: "No orders yet",
  emptyText: "When you order something, you can track it here from our shop to your door.",
  browse: "Browse products",
  items_one: "{{count}} item",
  items_other: "{{count}} items",
  more: "+{{count}}",
  pages: "Pages of orders",
  newer: "Newer",
  older: "Older",
  page: "Page {{page}} of {{pages}}",
  hint: {
    code: "Waiting for your code: open the order to confirm it",
    account: "Please tell us where to send your money",
  },
};
