import type { BigNumberInput } from "@medusajs/framework/types";
import {
  AbstractPaymentProvider,
  BigNumber,
  MedusaError,
  PaymentActions,
  PaymentSessionStatus,
} from "@medusajs/framework/utils";
import { toPaise } from "../../contract/money";
import { refundForEngine } from "../../payments/engine-refund";
import type { GatewayPayment, PaymentGateway } from "../../payments/gateway";
import { gatewayNamed } from "../../payments/gateways";

type Data = Record<string, unknown>;
type About = { data?: Data };
type Asked = { context?: { idempotency_key?: string } };

/** The data that the shop stores in the engine's session and payment. */
type Ids = { providerOrderId?: string; providerPaymentId?: string };

const paise = (amount: BigNumberInput) => toPaise(new BigNumber(amount).numeric);

const refused = (what: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, what);

const isCaptured = ({ status }: GatewayPayment) => status === "captured";

/**
 * A gateway for the engine's own flows. The shop's checkout does not use it (ADR-0009): it writes the engine's rows
 * itself, so that no provider is called inside a transaction. Actions of staff or plugins through the engine
 * (capture, refund, cancel) are executed at the provider too, once even if repeated.
 */
abstract class GatewayPayments extends AbstractPaymentProvider {
  protected abstract readonly gatewayName: string;

  // The engine's own constructor is protected, but its registry requires a public one.
  constructor(container: Record<string, unknown>, options: Record<string, unknown>) {
    super(container, options);
  }

  private gateway(): PaymentGateway {
    const gateway = gatewayNamed(this.gatewayName);
    if (!gateway) throw refused(`Online payment is not set up: there are no keys of ${this.gatewayName}.`);
    return gateway;
  }

  async initiatePayment({
    amount,
    currency_code,
    data,
    context,
  }: About & Asked & { amount: BigNumberInput; currency_code: string }) {
    if (currency_code.toLowerCase() !== "inr") throw refused("The shop takes rupees only.");
    const reference = context?.idempotency_key ?? String(data?.session_id ?? "");
    const order = await this.gateway().open({ reference, amountPaise: paise(amount), notes: {} });
    return { id: order.id, data: { providerOrderId: order.id }, status: PaymentSessionStatus.PENDING };
  }

  async getPaymentStatus({ data }: About) {
    const { providerOrderId } = (data ?? {}) as Ids;
    if (!providerOrderId) return { data: { ...data }, status: PaymentSessionStatus.PENDING };
    const payments = await this.gateway().paymentsOf(providerOrderId);
    const paid = payments.find(isCaptured) ?? payments.find(({ status }) => status === "authorized");
    if (!paid) return { data: { ...data }, status: PaymentSessionStatus.PENDING };
    return {
      data: { ...data, providerPaymentId: paid.id },
      status: isCaptured(paid) ? PaymentSessionStatus.CAPTURED : PaymentSessionStatus.AUTHORIZED,
    };
  }

  authorizePayment(about: About) {
    return this.getPaymentStatus(about);
  }

  async capturePayment({ data }: About) {
    const { providerPaymentId } = (data ?? {}) as Ids;
    if (!providerPaymentId) throw refused("Nobody has paid this yet.");
    const payment = await this.gateway().payment(providerPaymentId);
    if (!isCaptured(payment)) await this.gateway().capture(providerPaymentId, payment.amountPaise);
    return { data: { ...data } };
  }

  async refundPayment({ data, amount, context }: About & Asked & { amount: BigNumberInput }) {
    const { providerPaymentId } = (data ?? {}) as Ids;
    const key = context?.idempotency_key;
    if (!providerPaymentId || !key) throw refused("Nobody has paid this yet.");
    const gateway = this.gateway();
    const asked = {
      id: key,
      provider: gateway.name,
      paymentId: providerPaymentId,
      amountPaise: paise(amount),
    };
    await refundForEngine(asked, () => gateway.refund(asked.paymentId, asked.amountPaise, key));
    return { data: { ...data } };
  }

  /** A payment that was not captured returns to the payer by itself. */
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

  /** Webhooks have their own route, with an inbox. */
  async getWebhookActionAndData() {
    return { action: PaymentActions.NOT_SUPPORTED };
  }
}

/** The provider class of a gateway. The engine names it `pp_` plus its identifier (see `engineGateway`). */
export function engineProvider(name: string) {
  return class extends GatewayPayments {
    static override identifier = `${name}_${name}`;
    protected override readonly gatewayName = name;
  };
}
