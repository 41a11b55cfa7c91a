import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { RazorpayOrder, RazorpayPayment, RazorpayRefund } from "./entities";

type Books = {
  orders: RazorpayOrder[];
  payments: RazorpayPayment[];
  refunds: RazorpayRefund[];
  /** X-Refund-Idempotency key → refund id. */
  refundKeys: Record<string, string>;
};

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** An id in Razorpay's format, such as `order_NXhj67fGHRtYui`. */
export function newId(kind: "order" | "pay" | "rfnd" | "evt"): string {
  return `${kind}_${randomBytes(12).toString("base64url").replace(/[-_]/g, "x").slice(0, 14)}`;
}

/** All orders, payments and refunds; stored in a file, so that they survive the process. */
export class Ledger {
  private readonly books: Books = { orders: [], payments: [], refunds: [], refundKeys: {} };

  constructor(private readonly file?: string) {
    if (file && existsSync(file)) Object.assign(this.books, JSON.parse(readFileSync(file, "utf8")));
  }

  /** Written to a temporary file and renamed: a crash leaves the old file or the new one, never half of it. */
  save(): void {
    if (!this.file) return;
    writeFileSync(`${this.file}.new`, JSON.stringify(this.books));
    renameSync(`${this.file}.new`, this.file);
  }

  get everything(): Readonly<Books> {
    return this.books;
  }

  order = (id: string) => this.books.orders.find((order) => order.id === id);
  payment = (id: string) => this.books.payments.find((payment) => payment.id === id);
  refund = (id: string) => this.books.refunds.find((refund) => refund.id === id);
  ordersByReceipt = (receipt: string) => this.books.orders.filter((order) => order.receipt === receipt);
  paymentsOf = (orderId: string) => this.books.payments.filter(({ order_id }) => order_id === orderId);
  refundsOf = (paymentId: string) => this.books.refunds.filter(({ payment_id }) => payment_id === paymentId);
  refundByKey = (key: string) => this.refund(this.books.refundKeys[key] ?? "");

  addOrder(order: RazorpayOrder): RazorpayOrder {
    this.books.orders.push(order);
    this.save();
    return order;
  }

  addPayment(payment: RazorpayPayment): RazorpayPayment {
    this.books.payments.push(payment);
    this.save();
    return payment;
  }

  addRefund(refund: RazorpayRefund, key?: string): RazorpayRefund {
    this.books.refunds.push(refund);
    if (key) this.books.refundKeys[key] = refund.id;
    this.save();
    return refund;
  }
}
