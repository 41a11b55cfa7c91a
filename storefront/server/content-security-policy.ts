import { inlineSource } from "./after-paint";

/**
 * What Razorpay's window needs of the page that it opens over. checkout.js fetches a second script, which looks for fraud,
 * from cdn.razorpay.com since May 2026, and writes its styles into the page.
 */
const razorpay = {
  scripts: "https://checkout.razorpay.com https://cdn.razorpay.com",
  frames: "https://checkout.razorpay.com https://api.razorpay.com",
  forms: "https://api.razorpay.com",
  anywhere: "https://*.razorpay.com",
};

/** On a phone the window's frame goes on to the shopper's UPI app, which a browser counts as a frame of another scheme. */
const upiApps = "upi: intent: gpay: tez: phonepe: paytmmp: credpay: bhim: amazonpay: mobikwik:";

type Rules = Record<string, string>;

const write = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name} ${value.replace(/\s+/g, " ").trim()}`)
    .join("; ");

const closed: Rules = {
  "object-src": "'none'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
};

export type Policies = {
  /** For what is no page: it may load nothing, should somebody open it as one. */
  nothing: string;
  /** For the shop's pages, save those that pay. */
  shop: string;
  /** For pages over which the payment window opens (`pays` in the route table). */
  paying: string;
  /** For the panel: its style engine writes style elements, and shows this answer's nonce on each. */
  panel(nonce: string): string;
};

/**
 * The Content-Security-Policy by kind of answer. The shop's pages carry one inline script, always the same and named by its
 * hash (the state travels as JSON data blocks), so that they can be cached. `extraOrigins`: who may play Razorpay.
 */
export function contentSecurityPolicies(extraOrigins: string[], development = false): Policies {
  const extra = extraOrigins.join(" ");
  const scripts = `'self' ${development ? "'unsafe-inline' 'unsafe-eval'" : inlineSource}`;
  const connections = `'self' ${development ? "ws:" : ""}`;
  const shop: Rules = {
    "default-src": "'self'",
    "script-src": scripts,
    // The development server brings styles in style elements.
    "style-src": `'self' ${development ? "'unsafe-inline'" : ""}`,
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": connections,
    "frame-src": "'none'",
    "form-action": "'self'",
    ...closed,
  };
  return {
    nothing: write({ "default-src": "'none'", ...closed }),
    shop: write(shop),
    paying: write({
      ...shop,
      "script-src": `${scripts} ${razorpay.scripts} ${extra}`,
      "style-src": "'self' 'unsafe-inline'",
      "img-src": `${shop["img-src"]} ${razorpay.anywhere} ${extra}`,
      "connect-src": `${connections} ${razorpay.anywhere} ${extra}`,
      "frame-src": `${razorpay.frames} ${upiApps} ${extra}`,
      "form-action": `'self' ${razorpay.forms} ${extra}`,
    }),
    panel: (nonce) =>
      write({
        ...shop,
        "script-src": "'self'",
        "style-src": `'self' 'nonce-${nonce}'`,
        "connect-src": "'self'",
      }),
  };
}
