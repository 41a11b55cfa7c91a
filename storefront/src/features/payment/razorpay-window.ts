import type { Language } from "@contract/constants";
import { toPaise } from "@contract/money";
import type { Payable } from "./payable";

/** The input and output of Razorpay's checkout.js; only the parts that the shop uses. */
export type RazorpayAnswer = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};
type RazorpayOptions = {
  key: string;
  order_id: string;
  /** Paise. Razorpay uses the order's own amount, but requires this. */
  amount: number;
  currency: "INR";
  name: string;
  prefill: Payable["prefill"];
  /** Seconds until the window closes by itself. */
  timeout: number;
  theme: { color: string };
  config: {
    display: {
      language: string;
      blocks: Record<string, { name: string; instruments: { method: string }[] }>;
      sequence: string[];
      preferences: { show_default_blocks: boolean };
    };
  };
  handler: (answer: RazorpayAnswer) => void;
  modal: { ondismiss: () => void; confirm_close: boolean; animation: boolean };
};
type RazorpayWindow = { open(): void; on(event: "payment.failed", listener: () => void): void };

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => RazorpayWindow;
  }
}

export type WindowOutcome =
  | { kind: "answered"; answer: RazorpayAnswer }
  | { kind: "closed"; hasFailed: boolean };

/** Razorpay's names for the shop's languages. */
const languages: Record<Language, string> = { en: "en", hi: "hi", mr: "mar" };

/** The shop's name as the page's head says it. */
const siteName = () =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? "";

/** Opens the payment window over the page, UPI first, and returns how it was left. */
export function openWindow(payable: Payable & { keyId: string }, language: Language): Promise<WindowOutcome> {
  const { Razorpay } = window;
  if (!Razorpay) return Promise.reject(new Error("checkout.js defines no payment window"));
  return new Promise((resolve) => {
    let hasFailed = false;
    const paymentWindow = new Razorpay({
      key: payable.keyId,
      order_id: payable.razorpayOrderId,
      amount: toPaise(payable.amount),
      currency: "INR",
      name: siteName(),
      prefill: payable.prefill,
      timeout: Math.max(60, Math.floor((Date.parse(payable.expiresAt) - Date.now()) / 1000)),
      theme: { color: getComputedStyle(document.documentElement).getPropertyValue("--deep").trim() },
      config: {
        display: {
          language: languages[language],
          blocks: { upi: { name: "UPI", instruments: [{ method: "upi" }] } },
          sequence: ["block.upi"],
          preferences: { show_default_blocks: true },
        },
      },
      handler: (answer) => resolve({ kind: "answered", answer }),
      modal: {
        ondismiss: () => resolve({ kind: "closed", hasFailed }),
        confirm_close: true,
        animation: !matchMedia("(prefers-reduced-motion: reduce)").matches,
      },
    });
    paymentWindow.on("payment.failed", () => {
      hasFailed = true;
    });
    paymentWindow.open();
  });
}
