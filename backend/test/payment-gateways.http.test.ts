import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sealNotice, sealReturn } from "../../sandbox/slow-bank/signatures";
import { buyers, signedIn } from "./support/buyers";
import { asBrowserOf, type Signed } from "./support/call";
import { auditFaults, put, shelf, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";
import { letExpire, order, orderOf, pendingOrder, reconcileNow } from "./support/paying";
import { type PlayedRazorpay, playRazorpay } from "./support/razorpay";
import { type PlayedSlowBank, playSlowBank, type WayBack } from "./support/slow-bank";

/**
 * A shop with two gateways, of which the second is unlike Razorpay: it has no payment window, confirms late, refunds
 * late and uses rupees. The same rules must hold for both.
 */
let shop: Shop;
let razorpay: PlayedRazorpay;
let bank: PlayedSlowBank;
beforeAll(async () => {
  [razorpay, bank] = await Promise.all([playRazorpay(), playSlowBank()]);
  const { gateways } = loadBackend<typeof import("../src/payments/gateways")>("./payments/gateways");
  // Everything a gateway needs: its folder, and an entry in the list.
  gateways.unshift({ name: "slow-bank", configured: () => bank.gateway });
  shop = await openShop(razorpay.variables);
});
afterEach(async () => {
  await bank.faults();
  bank.tell("");
  choose(undefined);
  await emptyOutbox(shop);
  expect(await auditFaults()).toEqual([]);
});
afterAll(async () => {
  await shop.close();
  await Promise.all([razorpay.close(), bank.close()]);
});

/** The value of PAYMENT_GATEWAY. */
function choose(name: string | undefined): void {
  const { env } = loadBackend<typeof import("../src/platform/env")>("./platform/env");
  env().PAYMENT_GATEWAY = name;
}

const audit = () =>
  loadBackend<typeof import("../src/integrity/audit-providers")>(
    "./integrity/audit-providers",
  ).auditProviders(-1);

type Shopper = Signed & { id: string };

async function shopperWith(totalStock = 5): Promise<{ person: Shopper; productId: string }> {
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  const person = await signedIn(shop, buyer);
  const productId = await stockOne(shop, { title: "Patient Toy", totalStock });
  await put(shop, person, productId);
  return { person, productId };
}

/** An order that waits for its payment; `checkout` is the bank's id for it. */
async function waiting() {
  const { person, productId } = await shopperWith();
  const { orderId, razorpayOrderId: checkout } = await pendingOrder(shop, person);
  return { person, productId, orderId, checkout };
}

/** An order that the bank has settled and the shop knows about. */
async function paid() {
  const made = await waiting();
  await bank.act(made.checkout);
  await bank.settle(made.checkout);
  await reconcileNow(shop);
  return made;
}

const statusOf = async (person: Shopper, orderId: string) =>
  (await orderOf(shop, person, orderId)).orderStatus;
const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers, redirect: "manual" });
const comeBack = async (fields: Partial<WayBack>) =>
  (await visit(`/api/payments/slow-bank/callback?${new URLSearchParams(fields)}`)).headers.get("location");
const returnsOf = async (checkout: string) => {
  const { transfers, returns } = await bank.statement();
  const ids = transfers.filter((one) => one.checkout === checkout).map(({ transfer }) => transfer);
  return returns.filter(({ transfer }) => ids.includes(transfer));
};
const cancel = (person: Shopper, orderId: string) =>
  shop.call(
    "cancelOrder",
    { params: { orderId }, body: { orderStatus: "cancelled", cancellationReason: "Changed my mind" } },
    person,
  );

describe("a gateway without a payment window", () => {
  it("is paid on its own page, to which the shop leads the order's shopper and nobody else", async () => {
    const { person } = await shopperWith();
    const { body } = await order(shop, person);
    expect(body).toMatchObject({
      approvalURL: `/api/payments/hosted/${body.orderId}`,
      razorpayOrderId: expect.stringMatching(/^CHK-/),
    });
    expect(Object.keys(body)).not.toContain("checkoutScript");
    expect(Object.keys(body)).not.toContain("keyId");
    const [mine, nobodys] = await Promise.all([
      visit(String(body.approvalURL), asBrowserOf(person)),
      visit(String(body.approvalURL)),
    ]);
    expect([mine.status, nobodys.status]).toEqual([303, 404]);
    const page = new URL(mine.headers.get("location") ?? "");
    expect(page.origin + page.pathname).toBe(`${bank.origin}/pay/${body.razorpayOrderId}`);
    expect(page.searchParams.get("back")).toMatch(/\/api\/payments\/slow-bank\/callback$/);
  });

  it("sends the browser back before the bank has confirmed: the order waits, and a webhook confirms it", async () => {
    const { person, orderId, checkout } = await waiting();
    expect(await comeBack(await bank.act(checkout))).toBe(
      `/shop/razorpay-return?orderId=${orderId}&outcome=paid`,
    );
    expect(await statusOf(person, orderId)).toBe("pending_payment");
    bank.tell(shop.url);
    await bank.settle(checkout);
    await expect.poll(() => statusOf(person, orderId), { timeout: 60_000 }).toBe("confirmed");
    expect((await orderOf(shop, person, orderId)).payment).toMatchObject({
      provider: "slow-bank",
      paymentId: expect.stringMatching(/^TRF-/),
      method: "netbanking",
    });
  });

  it("loses its webhook: the reconciler finds the payment", async () => {
    const { person, orderId, checkout } = await waiting();
    bank.tell(shop.url);
    await bank.faults({ losesNotices: true });
    await bank.act(checkout);
    await bank.settle(checkout);
    expect(await statusOf(person, orderId)).toBe("pending_payment");
    await reconcileNow(shop);
    expect(await statusOf(person, orderId)).toBe("confirmed");
  });

  it("says no: the shopper reads why and may try again", async () => {
    const { person, orderId, checkout } = await waiting();
    expect(await comeBack(await bank.act(checkout, "refuse"))).toContain("outcome=failed");
    await reconcileNow(shop);
    const { body } = await shop.call("getPayment", { params: { id: orderId } }, person);
    expect(body.data).toMatchObject({
      state: "failed",
      reason: "Not enough money in the account",
      canRetry: true,
    });
    await bank.act(checkout);
    await bank.settle(checkout);
    await reconcileNow(shop);
    expect(await statusOf(person, orderId)).toBe("confirmed");
  });

  it("confirms after the time to pay: the order is taken up again", async () => {
    const { person, productId, orderId, checkout } = await waiting();
    await bank.act(checkout);
    await letExpire(shop, orderId);
    await reconcileNow(shop);
    expect([await statusOf(person, orderId), (await shelf(shop, productId)).reserved]).toEqual([
      "cancelled",
      0,
    ]);
    await bank.settle(checkout);
    await reconcileNow(shop);
    expect(await statusOf(person, orderId)).toBe("confirmed");
  });

  it("does not answer: the order is not lost, and the same request goes on with it", async () => {
    const { person } = await shopperWith();
    await bank.faults({ mute: 1 });
    const silent = await order(shop, person);
    expect([silent.status, silent.body]).toMatchObject([503, { code: "payment_partner_unavailable" }]);
    const { orderId, razorpayOrderId: checkout } = await pendingOrder(shop, person);
    const { checkouts } = await bank.statement();
    const references = checkouts.filter((one) => one.checkout === checkout);
    expect(references).toHaveLength(1);
    await bank.act(checkout);
    await bank.settle(checkout);
    await reconcileNow(shop);
    expect(await statusOf(person, orderId)).toBe("confirmed");
  });
});

describe("what nobody signed", () => {
  const invented = "TRF-000000000000";

  it("comes back with a browser: nothing is asked, nothing changes", async () => {
    const { person, orderId, checkout } = await waiting();
    const forgeries: Partial<WayBack>[] = [
      {},
      { checkout, transfer: invented, state: "settled", seal: "" },
      {
        checkout,
        transfer: invented,
        state: "settled",
        seal: sealReturn(checkout, invented, "settled", "guess"),
      },
      // The valid signature of another state, and of a refusal.
      { ...(await bank.act(checkout, "refuse")), state: "settled" },
    ];
    for (const fields of forgeries)
      expect(await comeBack(fields)).toBe("/shop/razorpay-return?outcome=unverified");
    expect(await statusOf(person, orderId)).toBe("pending_payment");
  });

  it("comes as a webhook: refused, and not kept", async () => {
    const { person, orderId, checkout } = await waiting();
    const body = JSON.stringify({ notice: "EVT-1", event: "transfer.settled", checkout, transfer: invented });
    const time = new Date().toISOString();
    const seals: Record<string, string>[] = [
      {},
      { "x-bank-time": time, "x-bank-seal": "" },
      { "x-bank-time": time, "x-bank-seal": sealNotice(time, body, "guess") },
      { "x-bank-time": time, "x-bank-seal": sealNotice(time, `${body} `, bank.secret) },
    ];
    for (const headers of seals) {
      const { status } = await fetch(`${shop.url}/api/payments/slow-bank/webhook`, {
        method: "POST",
        headers,
        body,
      });
      expect(status).toBe(400);
    }
    expect(
      await shop.query({ text: "select 1 from shop_payment_inbox where event_id = 'EVT-1'" }),
    ).toHaveLength(0);
    expect(await statusOf(person, orderId)).toBe("pending_payment");
  });

  it("is signed by one provider and sent as another's: refused by both", async () => {
    const { checkout } = await waiting();
    const wayBack = await bank.act(checkout);
    const { headers } = await visit(`/api/payments/razorpay/callback?${new URLSearchParams(wayBack)}`);
    expect(headers.get("location")).toBe("/shop/razorpay-return?outcome=unverified");
    await bank.settle(checkout);
    await reconcileNow(shop);
  });
});

describe("money that does not fit, or goes back", () => {
  it("is of another amount: it goes back whole, and the order goes on waiting", async () => {
    const { person, orderId, checkout } = await waiting();
    await bank.act(checkout, "short");
    await bank.settle(checkout);
    await reconcileNow(shop);
    await emptyOutbox(shop);
    expect(await returnsOf(checkout)).toMatchObject([{ rupees: "1.00", state: "queued" }]);
    expect(await statusOf(person, orderId)).toBe("pending_payment");
    await bank.finishReturns();
    await reconcileNow(shop);
    expect(await audit()).toEqual([]);
  });

  it("goes back when the order is cancelled: once, and done only when the bank says so", async () => {
    const { person, orderId, checkout } = await paid();
    expect((await cancel(person, orderId)).status).toBe(200);
    await emptyOutbox(shop);
    await reconcileNow(shop);
    expect(await orderOf(shop, person, orderId)).toMatchObject({
      paymentStatus: "refund_pending",
      refunds: [{ status: "pending" }],
    });
    await bank.finishReturns();
    await reconcileNow(shop);
    expect(await orderOf(shop, person, orderId)).toMatchObject({
      paymentStatus: "refunded",
      refunds: [{ status: "processed" }],
    });
    expect(await returnsOf(checkout)).toHaveLength(1);
    expect(await audit()).toEqual([]);
  });

  it("can be asked for by the engine's own flows too: the region knows every gateway", async () => {
    const regions = await shop.query<{ id: string }>({
      text: "select payment_provider_id as id from region_payment_provider where deleted_at is null order by 1",
    });
    expect(regions.map(({ id }) => id)).toEqual([
      "pp_cod_cod",
      "pp_razorpay_razorpay",
      "pp_slow-bank_slow-bank",
      "pp_system_default",
    ]);
  });

  it("goes back at the bank when the engine's own flow refunds it", async () => {
    const { person, orderId, checkout } = await paid();
    const flows = loadBackend<typeof import("@medusajs/medusa/core-flows")>("@medusajs/medusa/core-flows");
    const [payment] = await shop.query<{ id: string; provider_id: string }>({
      text: `select p.id, p.provider_id from payment p
             join order_payment_collection c using (payment_collection_id) where order_id = $1`,
      values: [orderId],
    });
    expect(payment?.provider_id).toBe("pp_slow-bank_slow-bank");
    await flows
      .refundPaymentWorkflow(shop.container)
      .run({ input: { payment_id: payment?.id ?? "", amount: 150 } });
    expect(await returnsOf(checkout)).toMatchObject([{ rupees: "150.00" }]);
    await bank.finishReturns();
    await reconcileNow(shop);
    expect((await orderOf(shop, person, orderId)).paymentStatus).toBe("partially_refunded");
  });
});

describe("a shop with two gateways", () => {
  it("tells the storefront the script of a payment window only while its gateway takes new payments", async () => {
    const script = async () => (await shop.call("getTerms", {})).body.data.paymentScript;
    expect(await script()).toBeNull();
    choose("razorpay");
    expect(await script()).toMatch(/checkout\.js$/);
  });

  it("begins with the chosen one, and each payment ends where it began", async () => {
    choose("razorpay");
    const { person: ravi } = await shopperWith();
    const old = await order(shop, ravi);
    expect(old.body).toMatchObject({
      keyId: razorpay.keyId,
      razorpayOrderId: expect.stringMatching(/^order_/),
    });
    choose("slow-bank");
    const { person: asha, orderId, checkout } = await waiting();
    await razorpay.pay(String(old.body.razorpayOrderId));
    await bank.act(checkout);
    await bank.settle(checkout);
    await reconcileNow(shop);
    expect((await orderOf(shop, ravi, old.body.orderId)).payment?.provider).toBe("razorpay");
    expect((await orderOf(shop, asha, orderId)).payment?.provider).toBe("slow-bank");
    expect((await cancel(ravi, old.body.orderId)).status).toBe(200);
    await emptyOutbox(shop);
    expect((await razorpay.ledger()).refunds).toHaveLength(1);
    expect(await audit()).toEqual([]);
  });

  it("closes the waiting order of the one when the shopper orders again with the other", async () => {
    const { person, orderId } = await waiting();
    choose("razorpay");
    const next = await pendingOrder(shop, person);
    expect(next.orderId).not.toBe(orderId);
    expect(await statusOf(person, orderId)).toBe("cancelled");
  });

  it("keeps the same id of two providers apart", async () => {
    const { checkout } = await waiting();
    const { attemptOfProviderOrder } =
      loadBackend<typeof import("../src/payments/attempt")>("./payments/attempt");
    expect(await attemptOfProviderOrder("slow-bank", checkout)).toBeDefined();
    expect(await attemptOfProviderOrder("razorpay", checkout)).toBeUndefined();
  });

  it("does not open with a gateway that it doesn't know, or that has no keys", () => {
    const { checkChosenGateway } =
      loadBackend<typeof import("../src/payments/gateways")>("./payments/gateways");
    checkChosenGateway();
    choose("slow-bank");
    checkChosenGateway();
    choose("quick-bank");
    expect(checkChosenGateway).toThrow(/knows slow-bank, razorpay/);
  });
});
