import type { Endpoint } from "./endpoint";
import { type Permission, permissions } from "./roles";

/**
 * Permissions that no program gets: one's own way in, other people's accounts, and the engine's admin, which knows no
 * limits (ADR-0097).
 */
const closed = ["panel", "staff", "engine"] as const satisfies Permission[];
type Closed = (typeof closed)[number];

/** What a call may ask of a key instead of its permission: less than the catalogue, and more than orders or money. */
export const ownKeyAreas = ["stock", "refunds"] as const;
export type OwnKeyArea = (typeof ownKeyAreas)[number];

/** What a key opens, and whether it only reads there: `orders:read`. */
export type KeyArea = Exclude<Permission, Closed> | OwnKeyArea;
export type KeyScope = `${KeyArea}:${"read" | "write"}`;

const isOpen = (permission: Permission): permission is Exclude<Permission, Closed> =>
  !(closed as readonly Permission[]).includes(permission);

/** Every scope, by area; a test checks that each opens at least one call. */
export const keyScopes: readonly KeyScope[] = [...permissions.filter(isOpen), ...ownKeyAreas].flatMap(
  (area): KeyScope[] => [`${area}:read`, `${area}:write`],
);

/** The scope that a key needs for a staff call, by its entry; undefined for a call that no key may make. */
export function scopeOf({ access, permission, method, keys }: Endpoint): KeyScope | undefined {
  if (access !== "admin" || !permission || keys === false) return undefined;
  const area = keys ?? permission;
  if (area !== "stock" && area !== "refunds" && !isOpen(area)) return undefined;
  return `${area}:${method === "GET" ? "read" : "write"}`;
}

/** A key opens an address for reading that anybody may read, too: programs then send it with every call. */
export const isOpenToKeys = (entry: Endpoint): boolean =>
  (entry.access === "guest" && entry.method === "GET") || scopeOf(entry) !== undefined;
