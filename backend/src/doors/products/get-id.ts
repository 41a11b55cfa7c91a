import { door } from "../../api/door";
import { readWith } from "../../catalog/board";
import { readPage } from "../../catalog/read-page";
import { relatedProducts } from "../../contract/constants";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { sendRendered } from "./send-rendered";

export const getProduct = door("getProduct", async ({ params, query, res }) => {
  const { page, similar } = await readWith((catalogue) => {
    const seat = catalogue.board.find(params.id);
    return readPage(seat?.no ?? 0, seat ? catalogue.similar(seat, relatedProducts) : [], query.lang);
  });
  if (page === null) throw refuse.notFound(messages.productNotFound);
  return sendRendered("getProduct", res, `{"success":true,"data":${page},"similar":[${similar}]}`);
});
