import { door } from "../../pipeline/door";
import { listPage } from "../products/list-page";
import { sendRendered } from "../products/send-rendered";
import { understood } from "./understood";

export const searchProducts = door("searchProducts", async ({ params: { keyword }, query, res }) => {
  const json = await listPage(query, (catalogue, filters) => catalogue.search(keyword, filters), {
    beside: ({ near = [] }, texts) => `,"nearest":[${(query.page ?? 1) === 1 ? texts.cards(near) : ""}]`,
    inMeta: ({ correctedTo, wishes = [] }) =>
      `,"correctedTo":${JSON.stringify(correctedTo)},"understood":${JSON.stringify(
        understood(keyword, wishes, query.lang ?? "en"),
      )}`,
  });
  return sendRendered("searchProducts", res, json);
});
