import { readWith } from "../../../catalog/index";
import { relatedProducts } from "../../../contract/constants";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { door } from "../../pipeline/door";
import { sendRendered } from "./send-rendered";

export const getProduct = door("getProduct", async ({ params, query, res }) => {
  const json = await readWith(query.lang ?? "en", (catalogue, texts) => {
    const seat = catalogue.board.find(params.id);
    const page = seat ? texts.page(seat.no) : null;
    const similar = seat ? texts.cards(catalogue.similar(seat, relatedProducts)) : [];
    return page && `{"success":true,"data":${page},"similar":[${similar}]}`;
  });
  if (json === null) throw refuse.notFound(messages.productNotFound);
  return sendRendered("getProduct", res, json);
});
