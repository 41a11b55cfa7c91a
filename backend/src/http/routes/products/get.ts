import { door } from "../../pipeline/door";
import { listPage } from "./list-page";
import { sendRendered } from "./send-rendered";

export const getProducts = door("getProducts", async ({ query, res }) =>
  sendRendered("getProducts", res, await listPage(query, (catalogue, filters) => catalogue.list(filters))),
);
