import { addUpByHsn, hsnCsv, issuedIn } from "../../../../billing/sales-by-hsn";
import { door, sent } from "../../../pipeline/door";

export const getSalesByHsn = door("getSalesByHsn", async ({ query, res }) => {
  const csv = hsnCsv(addUpByHsn(await issuedIn(query.month)));
  res.setHeader("content-type", "text/csv; charset=utf-8");
  res.setHeader("content-disposition", `attachment; filename="sales-by-hsn-${query.month}.csv"`);
  res.setHeader("cache-control", "no-store");
  res.end(csv);
  return sent;
});
