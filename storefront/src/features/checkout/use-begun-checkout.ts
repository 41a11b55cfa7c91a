import type { User } from "@contract/auth";
import { useEffect, useState } from "react";
import { forgetDraft, keepDraft, keptDraft, type Typed } from "@/lib/kept-draft";
import { sessionKeys } from "@/lib/storage";

const key = sessionKeys.checkout;
const fields = ["notes", "name", "phone", "address"] as const;

/** A note to the shop, and who picks the order up. */
type Begun = Typed<(typeof fields)[number]>;

/**
 * What somebody types at checkout besides their address. This tab keeps it until the order is placed: after a reload, a
 * glance at the cart or another language it is there again. What nobody has touched is as the account says now.
 */
export function useBegunCheckout({ id, userName, phone }: Pick<User, "id" | "userName" | "phone">) {
  const [changed, setChanged] = useState<Partial<Begun>>({});
  // The server's HTML knows nothing of this tab, so what it keeps comes in afterwards.
  useEffect(() => setChanged((now) => ({ ...keptDraft(key, id, fields), ...now })), [id]);
  const typed: Begun = { notes: "", name: userName, phone: phone ?? "", address: "", ...changed };
  const change = (more: Partial<Begun>) => {
    const next = { ...changed, ...more };
    setChanged(next);
    keepDraft(key, id, next);
  };
  return { typed, change, forget: () => forgetDraft(key) };
}
