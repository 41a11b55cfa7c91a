import { door } from "../../api/door";
import { listPage } from "../products/list-page";
import { sendRendered } from "../products/send-rendered";

export const searchProducts = door("searchProducts", async ({ params, query, res }) => {
  const json = await listPage(
    query,
    (catalogue, filters) => catalogue.search(params.keyword, filters),
    ({ correctedTo }) => `,"correctedTo":${JSON.stringify(correctedTo)}`,
  );
  return sendRendered("searchProducts", res, json);
});
