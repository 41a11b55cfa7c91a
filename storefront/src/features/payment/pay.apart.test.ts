import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Reply, setTransport, transport } from "@/lib/transport";
import { loadScript } from "./load-script";
import { pay, preconnect } from "./pay";
import type { Payable } from "./payable";
import { openWindow, type WindowOutcome } from "./razorpay-window";

vi.mock("./load-script", () => ({ loadScript: vi.fn() }));
vi.mock("./razorpay-window", () => ({ openWindow: vi.fn() }));

const payable: Payable = {
  orderId: "order_1",
  razorpayOrderId: "order_rzp",
  amount: 1499,
  keyId: "key",
  prefill: { name: "Asha", email: "asha@example.com", contact: "+919800000000" },
  expiresAt: "2026-11-21T10:15:00Z",
  approvalURL: "/api/payments/hosted/order_1",
  checkoutScript: "https://checkout.razorpay.com/v1/checkout.js",
};
const answered: WindowOutcome = {
  kind: "answered",
  answer: { razorpay_order_id: "order_rzp", razorpay_payment_id: "pay_1", razorpay_signature: "signed" },
};
const returnPage = "/shop/razorpay-return?orderId=order_1";
const real = transport;
const visited: string[] = [];

beforeEach(() => {
  visited.length = 0;
  vi.stubGlobal("navigator", { userAgent: "Chrome/119 Safari/537.36" });
  vi.stubGlobal("location", { assign: (address: string) => visited.push(address) });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.mocked(loadScript).mockResolvedValue();
  vi.mocked(openWindow).mockResolvedValue(answered);
});
afterEach(() => {
  vi.unstubAllGlobals();
  setTransport(real);
});

const shopAnswers = (reply: Reply | Error) =>
  setTransport(async () => {
    if (reply instanceof Error) throw reply;
    return reply;
  });
const refusal = (status: number) => ({ status, json: { success: false, message: "No", code: "no" } });

describe("paying in the window", () => {
  it("leads to the receipt once the shop has verified the answer", async () => {
    shopAnswers({ status: 200, json: { success: true, data: {} } });
    expect(await pay(payable, "en")).toBe("/shop/payment-success?orderId=order_1");
  });

  it("doubts an answer that the shop refuses, and asks on where the shop did not hear of it", async () => {
    shopAnswers(refusal(422));
    expect(await pay(payable, "en")).toBe(`${returnPage}&outcome=unverified`);
    shopAnswers(refusal(503));
    expect(await pay(payable, "en")).toBe(returnPage);
    shopAnswers(new TypeError("fetch failed"));
    expect(await pay(payable, "en")).toBe(returnPage);
  });

  it("tells a window that was only closed from one that was closed after a refusal", async () => {
    vi.mocked(openWindow).mockResolvedValue({ kind: "closed", hasFailed: false });
    expect(await pay(payable, "en")).toBe(`${returnPage}&outcome=closed`);
    vi.mocked(openWindow).mockResolvedValue({ kind: "closed", hasFailed: true });
    expect(await pay(payable, "en")).toBe(`${returnPage}&outcome=failed`);
  });
});

describe("where the window cannot be had, the payment opens as a page of its own", () => {
  it("because its script did not come, or brought no window", async () => {
    vi.mocked(loadScript).mockRejectedValue(new Error("blocked"));
    void pay(payable, "en");
    await expect.poll(() => visited).toEqual([payable.approvalURL]);
    vi.mocked(loadScript).mockResolvedValue();
    vi.mocked(openWindow).mockRejectedValue(new Error("no window"));
    void pay(payable, "en");
    await expect.poll(() => visited).toHaveLength(2);
  });

  it("because its provider has no window", async () => {
    vi.mocked(loadScript).mockClear();
    void pay({ ...payable, keyId: undefined, checkoutScript: undefined }, "en");
    await expect.poll(() => visited).toEqual([payable.approvalURL]);
    expect(loadScript).not.toHaveBeenCalled();
  });

  it("because one is inside another app, where the script is not even asked for", async () => {
    vi.mocked(loadScript).mockClear();
    vi.stubGlobal("navigator", { userAgent: "Chrome/119 Instagram 309.0" });
    void pay(payable, "en");
    await expect.poll(() => visited).toEqual([payable.approvalURL]);
    expect(loadScript).not.toHaveBeenCalled();
  });
});

describe("the early connection", () => {
  const connected = (script: string): string[] => {
    const links: { rel?: string; href?: string }[] = [];
    vi.stubGlobal("location", { href: "https://shop.example/shop/checkout", origin: "https://shop.example" });
    vi.stubGlobal("document", {
      head: { querySelector: () => null, append: (link: { href: string }) => links.push(link) },
      createElement: () => ({}),
    });
    preconnect(script);
    return links.map(({ rel, href }) => `${rel} ${href}`);
  };

  it("goes to the host of the window's script, whichever provider has it", () => {
    expect(connected("https://checkout.razorpay.com/v1/checkout.js")).toEqual([
      "preconnect https://checkout.razorpay.com",
    ]);
  });

  it("is not made to the shop itself, nor to a sandbox on the same machine", () => {
    expect([...connected("/pay.js"), ...connected("http://localhost:8090/v1/checkout.js")]).toEqual([]);
  });
});
