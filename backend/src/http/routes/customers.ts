import { z } from "zod";
import { confirmStaff } from "../../accounts/confirm-staff";
import { exportCustomers } from "../../accounts/customers/export-customers";
import { saveNote } from "../../accounts/customers/note";
import { readCustomer, readCustomers } from "../../accounts/customers/read-customers";
import { forgetShopper } from "../../accounts/forget-shopper";
import { findShopper } from "../../accounts/person";
import { customerParty } from "../../checkout/cash-limits/customer-party";
import { allowCash, blockCash, cashLimitSummary } from "../../checkout/cash-limits/summary";
import type { customers } from "../../contract/customers";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { withoutCodes } from "../../orders/present-order";
import { indiaClock } from "../../platform/india-day";
import { listFilter, listMeta, listWindow, refuseUnstorable } from "../../platform/list-query";
import type { Routes } from "../pipeline/route";
import { sendCsv } from "../send-csv";
import { everythingAbout } from "./own-data";

const Filter = z.object({ q: z.string().max(100).optional() });

async function shopperWith(id: string) {
  const shopper = await findShopper(id);
  if (!shopper) throw refuse.notFound(messages.customerNotFound);
  return shopper;
}

export const customersRoutes = {
  adminGetCustomers: async ({ query, res }) => {
    const q = query.q ?? listFilter(query, Filter)?.q;
    refuseUnstorable(q);
    const window = listWindow(query);
    const list = { q, descending: window.sort?.descending ?? true, ...window };
    const { rows, total } = await readCustomers(list);
    const { contentRange, meta } = listMeta("customers", window, rows.length, total);
    res.setHeader("content-range", contentRange);
    return { data: rows, meta };
  },

  adminExportCustomers: async ({ query, res }) => {
    refuseUnstorable(query.q);
    const { day } = indiaClock(new Date());
    return sendCsv(res, `customers-${day}`, exportCustomers(query.q));
  },

  adminGetCustomer: async ({ params }) => {
    const found = await readCustomer(params.id);
    if (!found) throw refuse.notFound(messages.customerNotFound);
    return { data: found };
  },

  adminSaveCustomerNote: async ({ params, body, actor }) => ({
    data: await saveNote(params.id, body, actor.userName),
    message: messages.customerNoteSaved,
  }),

  adminGetCustomerCash: async ({ params }) => ({
    data: await cashLimitSummary(await customerParty(await shopperWith(params.id))),
  }),

  adminSetCustomerCash: async ({ params, body, actor }) => {
    const party = await customerParty(await shopperWith(params.id));
    const { side, phone, reason, takesCash } = body;
    const whose = { side, phone: phone ?? null, byId: actor.id, reason };
    await (takesCash ? allowCash(party, whose) : blockCash(party, whose));
    const message = takesCash ? messages.cashAllowed : messages.cashSwitchedOff;
    return { message, data: await cashLimitSummary(party) };
  },

  adminGetCustomerData: async ({ params, scope }) => {
    const { orders, ...kept } = await everythingAbout(await shopperWith(params.id), scope);
    return { data: { ...kept, orders: orders.map(withoutCodes) } };
  },

  adminDeleteCustomer: async ({ params, body, actor, scope }) => {
    const shopper = await shopperWith(params.id);
    await confirmStaff(scope, actor, body);
    await forgetShopper(shopper);
    return { data: { _id: shopper.id }, message: messages.customerDeleted };
  },
} satisfies Routes<typeof customers>;
