/** Limits of india.md "Validation" and Spec §5: rupees, kilograms, centimetres. */
export const limits = {
  price: { min: 0.01, max: 1_000_000 },
  stock: { min: 0, max: 99_999 },
  /** Fewer pieces than this of a size are worth a word to staff, if its product has no limit of its own. */
  lowStock: 5,
  weightKg: { min: 0.01, max: 100 },
  sideCm: { min: 1, max: 300 },
  title: { min: 3, max: 150 },
  description: { min: 20, max: 5_000 },
  /** Why a product is featured, in characters. */
  featuredDescription: 300,
  /** Characters of a product's specifications as lines: thirty rows, and what is escaped in them. */
  specificationLines: 12_000,
  /** Of a product, those of its choices included. */
  images: 24,
  /** What a product comes in: options, values of each, combinations, and characters of a name or value. */
  choices: { options: 3, optionValues: 30, variants: 100, optionText: 60 },
  /** Kinds of product within one category. */
  kinds: 60,
  /** Filters of a kind's own. */
  kindFilters: 6,
  review: { min: 1, max: 2_000 },
  /** Photos of one review. */
  reviewPhotos: 4,
  question: { min: 10, max: 500 },
  /** A message to the shop, and the answer. */
  ticket: { min: 10, max: 3_000 },
  /** The database enforces it too (schema step 0005): a change needs a new step. */
  addressesPerPerson: 10,
  /** The length of the reason for a cancellation, a return or a refund, in characters. */
  reason: 300,
  /** Products whose delivery one call promises: as many as a list has without asking for more. */
  promises: 48,
  /** On one wishlist. */
  wishes: 100,
  /** Changes of a cart that a browser keeps while it has no connection. */
  lateChanges: 100,
  /** Products side by side: what a desk shows without scrolling. */
  compared: 4,
  /** Of one account. */
  passkeys: 10,
  /** Devices of one account that are told about its orders. */
  pushDevices: 10,
  cashReference: 80,
  /** The number of orders whose cash can be recorded in one call. */
  cashOrders: 50,
  /** Products in one bulk edit. */
  bulkProducts: 100,
  /** Orders that one call moves on: well inside the time of a request. */
  movedOrders: 20,
  orderLines: 200,
  listDefault: 48,
  listMax: 100,
  quantity: 99_999,
} as const;
