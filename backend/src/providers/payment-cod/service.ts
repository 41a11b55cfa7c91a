import { AbstractPaymentProvider, PaymentActions, PaymentSessionStatus } from "@medusajs/framework/utils";

type PaymentData = { data?: Record<string, unknown> };

/**
 * Cash collected by the courier, for the engine: authorised when the order is placed, captured when the cash is
 * recorded at delivery. It calls no outside service, so it may run inside a database transaction.
 */
export class CashOnDelivery extends AbstractPaymentProvider {
  static override identifier = "cod";

  // The engine's own constructor is protected, but its registry requires a public one.
  constructor(container: Record<string, unknown>, options: Record<string, unknown>) {
    super(container, options);
  }

  async initiatePayment({ data }: PaymentData) {
    return { id: String(data?.session_id ?? ""), data: {}, status: PaymentSessionStatus.PENDING };
  }

  async authorizePayment({ data }: PaymentData) {
    return { data: { ...data }, status: PaymentSessionStatus.AUTHORIZED };
  }

  async getPaymentStatus({ data }: PaymentData) {
    return { data: { ...data }, status: PaymentSessionStatus.AUTHORIZED };
  }

  async capturePayment({ data }: PaymentData) {
    return { data: { ...data, cashRecordedAt: new Date().toISOString() } };
  }

  /** A person hands the cash back; the engine's record has the amount. */
  async refundPayment({ data }: PaymentData) {
    return { data: { ...data } };
  }

  async cancelPayment({ data }: PaymentData) {
    return { data: { ...data } };
  }

  async updatePayment({ data }: PaymentData) {
    return { data: { ...data } };
  }

  async deletePayment({ data }: PaymentData) {
    return { data: { ...data } };
  }

  async retrievePayment({ data }: PaymentData) {
    return { data: { ...data } };
  }

  async getWebhookActionAndData() {
    return { action: PaymentActions.NOT_SUPPORTED };
  }
}
