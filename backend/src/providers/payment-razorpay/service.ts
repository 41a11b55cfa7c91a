import type { BigNumberInput } from "@medusajs/framework/types";
import {
  AbstractPaymentProvider,
  BigNumber,
  MedusaError,
  PaymentActions,
  PaymentSessionStatus,
} from "@medusajs/framework/utils";
import { refundForEngine } from "../../payments/engine-refund";
import type { RazorpayClient } from "../../payments/razorpay/client";
import { toPaise } from "../../payments/razorpay/money";
import { razorpay } from "../../payments/razorpay/razorpay";

type Data = Record<string, unknown>;
type About = { data?: Data };
type Asked = { context?: { idempotency_key?: string } };

/** What the shop keeps with the engine's session and payment. */
type Ids = { razorpayOrderId?: string; razorpayPaymentId?: string };

const paise = (amount: BigNumberInput) => toPaise(new BigNumber(amount).numeric);

function client(): RazorpayClient {
  const known = razorpay();
  if (known) return known;
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    "Online payment is not set up: there are no Razorpay keys.",
  );
}

const refused = (what: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, what);

/**
 * Razorpay as the engine's own flows use it. The shop's checkout does not pass here (ADR-0009): it writes the engine's
 * rows itself, so that no call to Razorpay happens inside a transaction. What staff or plugins do through the engine
 * (capture, refund, cancel) is done at Razorpay all the same, and repeated calls do it once.
 */
export class RazorpayPayments extends AbstractPaymentProvider {
  static override identifier = "razorpay";

  // The engine's own constructor is protected, and its registry wants a public one.
  constructor(container: Record<string, unknown>, options: Record<string, unknown>) {
    super(container, options);
  }

  async initiatePayment({
    amount,
    currency_code,
    data,
    context,
  }: About & Asked & { amount: BigNumberInput; currency_code: string }) {
    if (currency_code.toLowerCase() !== "inr") throw refused("Razorpay takes rupees here.");
    const receipt = context?.idempotency_key ?? String(data?.session_id ?? "");
    const order = await client().createOrder(paise(amount), receipt, {});
    return { id: order.id, data: { razorpayOrderId: order.id }, status: PaymentSessionStatus.PENDING };
  }

  async getPaymentStatus({ data }: About) {
    const { razorpayOrderId } = (data ?? {}) as Ids;
    if (!razorpayOrderId) return { data: { ...data }, status: PaymentSessionStatus.PENDING };
    const payments = await client().paymentsOf(razorpayOrderId);
    const paid =
      payments.find(({ captured }) => captured) ?? payments.find(({ status }) => status === "authorized");
    if (!paid) return { data: { ...data }, status: PaymentSessionStatus.PENDING };
    return {
      data: { ...data, razorpayPaymentId: paid.id },
      status: paid.captured ? PaymentSessionStatus.CAPTURED : PaymentSessionStatus.AUTHORIZED,
    };
  }

  authorizePayment(about: About) {
    return this.getPaymentStatus(about);
  }

  async capturePayment({ data }: About) {
    const { razorpayPaymentId } = (data ?? {}) as Ids;
    if (!razorpayPaymentId) throw refused("Nobody has paid this yet.");
    const payment = await client().fetchPayment(razorpayPaymentId);
    if (!payment.captured) await client().capture(razorpayPaymentId, Number(payment.amount));
    return { data: { ...data } };
  }

  async refundPayment({ data, amount, context }: About & Asked & { amount: BigNumberInput }) {
    const { razorpayPaymentId } = (data ?? {}) as Ids;
    const key = context?.idempotency_key;
    if (!razorpayPaymentId || !key) throw refused("Nobody has paid this yet.");
    const asked = { id: key, paymentId: razorpayPaymentId, amountPaise: paise(amount) };
    await refundForEngine(asked, () => client().refund(asked.paymentId, asked.amountPaise, key));
    return { data: { ...data } };
  }

  /** What was not captured falls back to the payer by itself. */
  async cancelPayment({ data }: About) {
    return { data: { ...data } };
  }

  async deletePayment({ data }: About) {
    return { data: { ...data } };
  }

  async updatePayment({ data }: About) {
    return { data: { ...data } };
  }

  async retrievePayment({ data }: About) {
    return { data: { ...data } };
  }

  /** Webhooks have a route of their own, with an inbox behind it. */
  async getWebhookActionAndData() {
    return { action: PaymentActions.NOT_SUPPORTED };
  }
}
