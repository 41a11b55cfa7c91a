import type { IncomingMessage } from "node:http";
import { readingLanguage } from "../../../accounts/language";
import type { Language } from "../../../contract/constants";
import { inWords } from "../../../orders/in-words";
import { presentOrder } from "../../../orders/present-order";
import { ownOrder } from "../../../orders/read-orders";

/**
 * One of the shopper's orders as it is now, in `lang`, or else in the language of the request; 404 if it does not exist or
 * is another shopper's.
 */
export async function presentOwn(
  customerId: string,
  orderId: string,
  { req, lang }: { req: IncomingMessage; lang?: Language | undefined },
) {
  const order = await ownOrder(customerId, orderId);
  return presentOrder(await inWords(order, lang ?? readingLanguage(req)));
}
