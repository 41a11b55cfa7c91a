/**
 * The HTTP tests that guard our SQL against the engine's tables: they compare what we write with what the engine's
 * own flows write, prepare every statement, and use the engine's records through its modules.
 */
export const engineGuards = [
  "engine-upgrade",
  "engine-routes",
  "plugin-routes",
  "statements",
  "first-start",
  "read-model",
  "catalog",
  "cart",
  "orders",
  "returns-part",
  "payment-engine",
  "engine-orders",
  "engine-prices",
  "engine-hooks",
  "promotions",
  "admin-products",
  "uploads",
  "account",
];
