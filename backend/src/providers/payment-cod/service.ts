import { AbstractPaymentProvider, PaymentActions, PaymentSessionStatus } from "@medusajs/framework/utils";

type PaymentData = { data?: Record<string, unknown> };

/**
 * Cash that the courier collects, as the engine sees it: authorised when the order is placed, captured when the
 * cash is recorded at delivery. There is nobody to call, so it may run inside a database transaction.
 */
export class CashOnDelivery extends AbstractPaymentProvider {
  static override identifier = "cod";

  // The engine's own constructor is protected, and its registry wants a public one.
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

  /** Cash is handed back by a person; the engine's record says how much. */
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
