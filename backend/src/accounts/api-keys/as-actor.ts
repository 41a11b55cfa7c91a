import type { Admin } from "../actor";
import type { HeldKey } from "./find-key";

/**
 * A key as the handlers and the audit log know it: under its own id and name, never as the person who made it. The role
 * counts only where a handler looks closer than the table does, which is about giving money back and ending a sale.
 */
export const asActor = ({ id, name, scopes }: HeldKey): Admin => ({
  kind: "admin",
  id,
  userName: `${name} (API key)`,
  email: "",
  role: scopes.has("refunds:write") ? "manager" : "packer",
});
