import { readWith } from "../../../catalog/index";
import { door } from "../../pipeline/door";
import { sendRendered } from "./send-rendered";

/** As many as the strip on the home page can be scrolled through. */
const atMost = 24;

export const getFeaturedProducts = door("getFeaturedProducts", async ({ query, res }) => {
  const cards = await readWith(query.lang ?? "en", (catalogue, texts) =>
    texts.cards(catalogue.featured(atMost)),
  );
  return sendRendered("getFeaturedProducts", res, `{"success":true,"data":[${cards}]}`);
});
