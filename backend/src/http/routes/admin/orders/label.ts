import { labelOf } from "../../../../couriers/label";
import { anyOrder } from "../../../../orders/read-orders";
import { door, sent } from "../../../pipeline/door";

export const adminGetLabel = door("adminGetLabel", async ({ params, res }) => {
  await anyOrder(params.id);
  res.statusCode = 303;
  res.setHeader("location", await labelOf(params.id));
  res.setHeader("cache-control", "no-store");
  res.end();
  return sent;
});
