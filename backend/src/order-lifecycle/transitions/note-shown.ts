import type { Mover, OrderStatus } from "../../contract/order-states";

/** What is said to the shopper by its nature: why they don't get what they asked for. */
const answers: readonly OrderStatus[] = ["cancelled", "return_rejected"];

type Said = { to: OrderStatus; by: Mover; noteFor?: "staff" | "shopper" | null | undefined };

/** Whether the shopper reads a move's note: what staff write is their own unless they say so. */
export function isNoteShown({ to, by, noteFor }: Said): boolean {
  return by !== "admin" || answers.includes(to) || noteFor === "shopper";
}
