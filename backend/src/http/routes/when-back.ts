import { languageFor, readingLanguage } from "../../accounts/language";
import { authLimits } from "../../accounts/limits/auth-limits";
import { knownProductId } from "../../catalog/known-product";
import { allowAgain, isStopped, refuseInStock, rememberWait } from "../../catalog/when-back/ask";
import { addressOf, stopTelling } from "../../catalog/when-back/stopped";
import { waitedFor } from "../../catalog/when-back/waiting";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { whenBack } from "../../contract/when-back";
import { listMeta, listWindow } from "../../platform/list-query";
import type { Routes } from "../pipeline/route";

export const whenBackRoutes = {
  askWhenBack: async ({
    body: { productId: asked, size = null, variantId = null, email: typed },
    identify,
    clientNetwork,
    req,
  }) => {
    const actor = await identify();
    const email = actor.kind === "shopper" ? actor.email : typed;
    if (email === undefined) throw refuse.invalid([{ field: "email", message: messages.emailMalformed }]);
    const productId = await knownProductId(asked);
    await authLimits.whenBackByAddress.count(clientNetwork);
    await authLimits.whenBackByMailbox.count(email);
    await refuseInStock(productId, size, variantId);
    if (actor.kind === "shopper") await allowAgain(email);
    // A guest hears the same either way: nobody learns who wants no mails.
    else if (await isStopped(email)) return { message: messages.whenBackKept };
    const language = actor.kind === "shopper" ? await languageFor(actor, req) : readingLanguage(req);
    await rememberWait({
      productId,
      size,
      variantIds: variantId === null ? null : [variantId],
      email,
      language,
    });
    return { message: messages.whenBackKept };
  },

  stopWhenBack: async ({ body: { token } }) => {
    const email = addressOf(token);
    if (!email) throw refuse.invalid([{ field: "token", message: messages.linkUnreadable }]);
    await stopTelling(email);
    return { message: messages.whenBackStopped };
  },

  adminGetWaitedFor: async ({ query, res }) => {
    const window = listWindow(query);
    const { rows, total } = await waitedFor(window.limit, window.offset);
    const { contentRange, meta } = listMeta("when-back", window, rows.length, total);
    res.setHeader("content-range", contentRange);
    return { data: rows, meta };
  },
} satisfies Routes<typeof whenBack>;
