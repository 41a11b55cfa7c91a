import { titleIn, titlesNow } from "../catalog/titles";
import type { Language } from "../contract/constants";
import type { FrozenLine } from "./frozen-line";

type WithLines = { lines: FrozenLine[] };

/**
 * Orders as their shopper reads them: with what was bought as it was called in their language at that time. A line that
 * kept no such title has the product's of now, as long as its English one is still that of the order (ADR-0095). At most one
 * query for all of them, and none in English.
 */
export async function allInWords<Order extends WithLines>(
  orders: readonly Order[],
  language: Language,
): Promise<Order[]> {
  if (language === "en") return [...orders];
  const untold = orders.flatMap(({ lines }) => lines.filter((line) => !titleIn(line, language)));
  const nowOf = untold.length > 0 ? await titlesNow(untold, language) : () => undefined;
  const inWords = (line: FrozenLine) => ({
    ...line,
    title: titleIn(line, language) ?? nowOf(line) ?? line.title,
  });
  return orders.map((order) => ({ ...order, lines: order.lines.map(inWords) }));
}

/** The same of one order. */
export async function inWords<Order extends WithLines>(order: Order, language: Language): Promise<Order> {
  const [said = order] = await allInWords([order], language);
  return said;
}
