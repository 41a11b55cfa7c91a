import type { Access } from "../contract/endpoint";
import type { StaffRole } from "../contract/roles";

export type Guest = { kind: "guest" };
/** `id` is the engine's customer. */
export type Shopper = { kind: "shopper"; id: string; userName: string; email: string; phone: string | null };
/** `id` is the engine's user. */
export type Admin = {
  kind: "admin";
  id: string;
  userName: string;
  email: string;
  role: StaffRole;
  /** The shop demands a second factor, and there is none yet: only what sets one up is open (ADR-0026). */
  owesSecondFactor?: true;
};
export type Actor = Guest | Shopper | Admin;

export const guest: Guest = { kind: "guest" };

/** Who can call an endpoint of this access. A handler for guests is not told who calls; it may ask `identify()`. */
export type ActorFor<Role extends Access> = Role extends "shopper"
  ? Shopper
  : Role extends "admin"
    ? Admin
    : Role extends "signedIn"
      ? Shopper | Admin
      : Guest;
