import { setTimeout as pause } from "node:timers/promises";
import { send } from "./send";

/** What of the catalogue is read: lists, a search, and both of the home page's. */
export const cataloguePaths = [
  "shop/products/get?limit=5",
  "shop/search/car",
  "shop/products/featured",
  "shop/carousel/active",
];

/** Reads continuously until it is stopped. */
export function read(url: string): () => Promise<void> {
  let isOpen = true;
  const reading = (async () => {
    for (let at = 0; isOpen; at += 1) {
      await send(`${url}/api/${cataloguePaths[at % cataloguePaths.length]}`);
      await pause(20);
    }
  })();
  return async () => {
    isOpen = false;
    await reading;
  };
}
