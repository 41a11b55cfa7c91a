import type { OrderStatus } from "./order-states";

/** What a member of the staff is there for. Each has exactly one. */
export const staffRoles = ["owner", "manager", "packer", "catalogue"] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Which roles have which permission. Every staff call of the table names one of these (ADR-0051), and the panel shows
 * its pages and buttons by the same list. Kept free of schemas, so that browsers can load it.
 */
const granted = {
  /** The way in: one's own second factor, and those figures of the dashboard that the role may see. */
  panel: staffRoles,
  /** Packing and sending: read, move on, book, print. */
  orders: ["owner", "manager", "packer"],
  /** Everything that gives money back, records it or adds it up, and orders as a file with everybody's address. */
  money: ["owner", "manager"],
  /** What the shop window shows: products, stock, pictures, slides, reviews, search words. */
  catalogue: ["owner", "manager", "catalogue"],
  /** People with an account: what they bought, notes about them, their data as a file, deletion. */
  customers: ["owner", "manager"],
  /** Settings, the audit log, metrics. */
  shop: ["owner", "manager"],
  /** Other people's accounts, and what is demanded of them. */
  staff: ["owner"],
  /** The engine's own admin and the staff routes of plugins: they know no roles. */
  engine: ["owner"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof granted;
export const permissions = Object.keys(granted) as Permission[];

/** The roles that have a permission. */
export const rolesWith = (permission: Permission): readonly StaffRole[] => granted[permission];

export const may = (role: StaffRole, permission: Permission): boolean => rolesWith(permission).includes(role);

/** The statuses on a parcel's way. All others end a sale or give money back. */
const onTheWay: readonly OrderStatus[] = [
  "confirmed",
  "packed",
  "shipped",
  "out_for_delivery",
  "delivered",
  "delivery_failed",
  "rto_in_transit",
];

/** Whether this role may move an order to `status`: who may not handle money sends parcels and nothing else. */
export const mayMove = (role: StaffRole, status: OrderStatus): boolean =>
  may(role, "money") || (may(role, "orders") && onTheWay.includes(status));
