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
 * glance at the cart or another language it is there again.
 */
export function useBegunCheckout({ id, userName, phone }: Pick<User, "id" | "userName" | "phone">) {
  const [typed, setTyped] = useState<Begun>({ notes: "", name: userName, phone: phone ?? "", address: "" });
  const [blank] = useState(typed);
  // The server's HTML knows nothing of this tab, so what it keeps comes in afterwards.
  useEffect(() => {
    const kept = keptDraft(key, id, fields);
    setTyped((now) => {
      const next = { ...now };
      for (const field of fields) if (now[field] === blank[field]) next[field] = kept[field] ?? now[field];
      return next;
    });
  }, [id, blank]);
  const change = (changed: Partial<Begun>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    keepDraft(key, id, next);
  };
  return { typed, change, forget: () => forgetDraft(key) };
}
