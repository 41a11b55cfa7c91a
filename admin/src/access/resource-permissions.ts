import type { Permission } from "@contract/roles";
import type { ResourceName } from "../providers/resource-routes";

/** What it takes to see a resource. The shop checks each call; a test compares this with its table. */
export const resourcePermissions: Record<ResourceName, Permission> = {
  products: "catalogue",
  orders: "orders",
  "shipping-failed": "orders",
  returns: "orders",
  carousel: "catalogue",
  features: "catalogue",
  reviews: "catalogue",
  questions: "catalogue",
  customers: "customers",
  tickets: "customers",
  coupons: "shop",
  "when-back": "catalogue",
  "audit-log": "shop",
};

/** Undefined for a name that is no resource. */
export const permissionOf = (resource: string): Permission | undefined =>
  Object.hasOwn(resourcePermissions, resource) ? resourcePermissions[resource as ResourceName] : undefined;
