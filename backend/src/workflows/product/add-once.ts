import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { productState } from "../../catalog/product-state";
import { refuse } from "../../contract/refusal";
import { derivedId } from "../../platform/engine/derived-id";
import { takenValue } from "../../platform/engine/engine-taken";
import { addProducts } from "./add";
import type { ProductDraft } from "./draft";

/** Of so many processes that died at one request none makes it. */
const mostLeft = 5;
const lookEveryMs = 200;
/** Somebody who waits is answered by then (`ANSWER_WITHIN_MS`). */
const mostLooks = 300;

/** The id of the product that a request makes; of the nth, if those before it are deleted or were left by processes that died. */
const idOf = (request: string, nth: number) => `prod_${derivedId(`${nth}\n${request}`)}`;

/** Makes the product with this id, or waits for whoever is making it; false if it was left. */
async function isMadeAs(scope: MedusaContainer, draft: ProductDraft, id: string): Promise<boolean> {
  for (let look = 0; look < mostLooks; look += 1) {
    const state = await productState(id);
    if (state === "shown") return true;
    if (state === "left") return false;
    if (state === "beingMade") await pause(lookEveryMs);
    else
      try {
        await addProducts(scope, [draft], [id]);
        return true;
      } catch (error) {
        // Somebody else was a moment quicker.
        if (takenValue(error)?.field !== "id") throw error;
      }
  }
  throw refuse.unavailable();
}

/**
 * Makes a product unless this request has made it before, and returns its id. The id is derived from the request, so that a product
 * is found again that was made when nobody could be told, and of several processes the database lets one make it.
 * @param request everything that tells this request from others
 */
export async function addProductOnce(
  scope: MedusaContainer,
  draft: ProductDraft,
  request: string,
): Promise<string> {
  for (let nth = 0; nth < mostLeft; nth += 1) {
    const id = idOf(request, nth);
    if (await isMadeAs(scope, draft, id)) return id;
  }
  throw refuse.unavailable();
}
