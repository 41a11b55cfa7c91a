import { z } from "zod";
import { endpoints } from "./endpoint";
import { commaList, Id } from "./fields";
import { limits } from "./limits";
import { messages } from "./messages";
import { missingPapersHeader, paperKinds } from "./paper-kinds";

export const papers = endpoints({
  /**
   * What is missing has a page of its own that says so, and is in the header `papers-missing`. An
   * order that is not to be sent gets nothing but such a page. 404 for an id that names no order.
   */
  adminGetPapers: {
    method: "GET",
    path: "/api/admin/orders/papers",
    access: "admin",
    permission: "orders",
    summary: "Labels, packing slips and invoices of several orders as one PDF, in the order of the request",
    query: z.object({
      orderIds: commaList(Id)
        .refine((ids) => ids.length > 0, messages.chooseOrders.key)
        .refine((ids) => ids.length <= limits.movedOrders, messages.printAtMost(limits.movedOrders).key),
      kinds: commaList(z.enum(paperKinds)).optional(),
    }),
    headers: { [missingPapersHeader]: "The papers that are missing, and why: JSON, percent-encoded" },
    response: z.unknown(),
    produces: "application/pdf",
  },
});
