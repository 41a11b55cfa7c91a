import { z } from "zod";
import { CashLimits, cashSides } from "./cash-limits";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { Meta, ok } from "./envelope";
import { Id, Phone, paging, Reason, reactAdminList, SecondFactorCode, Timestamp, text } from "./fields";
import { limits } from "./limits";
import { OwnData } from "./own-data";

const params = z.object({ id: Id });

/** A person with an account. Guests have none: every order belongs to somebody. */
export const Customer = z.object({
  _id: Id,
  userName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  since: Timestamp,
  /** All their orders, whatever became of them. */
  orders: z.int(),
  lastOrderAt: Timestamp.nullable(),
});
export type Customer = z.infer<typeof Customer>;

/** What staff wrote about a customer. Part of what the customer may have as a file. */
export const CustomerNote = z.object({ note: z.string(), version: Version });
export type CustomerNote = z.infer<typeof CustomerNote>;

export const CustomerDetails = Customer.extend({
  ...CustomerNote.shape,
  /** Orders of which something was asked back, and those whose parcel came back undelivered. */
  returns: z.int(),
  returnsToOrigin: z.int(),
});
export type CustomerDetails = z.infer<typeof CustomerDetails>;

/** 404 for a person without an account, and after it was deleted. */
export const customers = endpoints({
  adminGetCustomers: {
    method: "GET",
    path: "/api/admin/customers",
    access: "admin",
    permission: "customers",
    summary: "People with an account, newest first; `q` is part of a name, an e-mail or a phone number",
    query: z.object({ ...paging, q: z.string().max(100).optional(), ...reactAdminList }),
    response: ok({ data: z.array(Customer), meta: Meta }),
  },

  /** With the address of their latest order, and the language of their mails. Each is in the audit log, and none is for programs. */
  adminExportCustomers: {
    method: "GET",
    path: "/api/admin/customers/export",
    access: "admin",
    permission: "customers",
    keys: false,
    summary: "The people with an account that the words of `q` leave, as CSV (UTF-8 with BOM), newest first",
    query: z.object({ q: z.string().max(100).optional() }),
    response: z.unknown(),
    produces: "text/csv",
  },

  adminGetCustomer: {
    method: "GET",
    path: "/api/admin/customers/:id",
    access: "admin",
    permission: "customers",
    summary: "One customer: how many orders, returns and parcels that came back, and the staff's note",
    params,
    response: ok({ data: CustomerDetails }),
  },

  /** 409 `edit_conflict` if somebody else has changed it since `version`; an empty note deletes it. */
  adminSaveCustomerNote: {
    method: "PUT",
    path: "/api/admin/customers/:id/note",
    access: "admin",
    permission: "customers",
    summary: "Write down what the staff should know about a customer",
    params,
    body: z.object({ note: text(0, limits.reason, "note"), version: Version }),
    response: ok({ data: CustomerNote }),
  },

  adminGetCustomerCash: {
    method: "GET",
    path: "/api/admin/customers/:id/cash",
    access: "admin",
    permission: "customers",
    summary: "Whether cash on delivery is off for a customer's account or the phones of their orders",
    params,
    response: ok({ data: CashLimits }),
  },

  /**
   * Switches cash on delivery off for the account or one of the phones, or on again, which also forgives parcels that
   * came back so far. 409 `cash_not_off` if it is not off, `cash_is_off` if it is already.
   */
  adminSetCustomerCash: {
    method: "PUT",
    path: "/api/admin/customers/:id/cash",
    access: "admin",
    permission: "customers",
    summary: "Take no cash from a customer or a phone number any more, or take it again",
    params,
    body: z.strictObject({
      side: z.enum(cashSides).exclude(["address"]),
      phone: Phone.nullish(),
      takesCash: z.boolean(),
      reason: Reason,
    }),
    response: ok({ data: CashLimits }),
  },

  /**
   * Every look is in the audit log. Without the codes by which goods are handed over: the shopper says them. Not for programs, as
   * the file of all customers.
   */
  adminGetCustomerData: {
    method: "GET",
    path: "/api/admin/customers/:id/own-data",
    access: "admin",
    permission: "customers",
    keys: false,
    summary: "Everything the shop keeps about a customer, as they get it themselves",
    params,
    response: ok({ data: OwnData }),
  },

  /** For somebody who asks for it but can't sign in. Asks for the caller's own sign-in, like changes of the staff. */
  adminDeleteCustomer: {
    method: "DELETE",
    path: "/api/admin/customers/:id",
    access: "admin",
    permission: "customers",
    keys: false,
    summary: "Delete a customer's account for good; orders and invoices are kept",
    params,
    body: z.object({ password: z.string().min(1).max(200), code: SecondFactorCode.optional() }),
    response: ok({ data: z.object({ _id: Id }) }),
  },
});
