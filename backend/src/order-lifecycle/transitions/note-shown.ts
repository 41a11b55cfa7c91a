import type { Actor, OrderStatus } from "../../contract/order-states";

/** Notes to these are always for the shopper: they explain why a request was declined. */
const declining: readonly OrderStatus[] = ["cancelled", "return_rejected"];

type Noted = { to: OrderStatus; by: Actor; noteFor?: "staff" | "shopper" | null | undefined };

/** Whether the shopper sees the note of a transition. A note by staff is internal unless they address it to the shopper. */
export function isNoteShown({ to, by, noteFor }: Noted): boolean {
  return by !== "admin" || declining.includes(to) || noteFor === "shopper";
}
