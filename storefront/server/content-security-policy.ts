import { inlineSource } from "./after-paint";
import { earlyAddSource } from "./early-add";

/**
 * What Razorpay's window needs from the page it opens over. Since May 2026 checkout.js fetches a second script, for
 * fraud detection, from cdn.razorpay.com, and injects its styles into the page.
 */
const razorpay = {
  scripts: "https://checkout.razorpay.com https://cdn.razorpay.com",
  frames: "https://checkout.razorpay.com https://api.razorpay.com",
  forms: "https://api.razorpay.com",
  anywhere: "https://*.razorpay.com",
};

/** On a phone the window's frame opens the shopper's UPI app, which a browser counts as a frame with another scheme. */
const upiApps = "upi: intent: gpay: tez: phonepe: paytmmp: credpay: bhim: amazonpay: mobikwik:";

/** The host of built files, and the addresses that pictures are below. */
export type FileHosts = { assets?: string | undefined; pictures?: string[] };

type Rules = Record<string, string>;

const write = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name} ${value.replace(/\s+/g, " ").trim()}`)
    .join("; ");

/** Everything that a page may do but running scripts: its forms, links to apps (`tel:`, `mailto:`), files to keep. */
const sandbox =
  "allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation allow-downloads";

const closed: Rules = {
  "object-src": "'none'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
};

export type Policies = {
  /** For responses that are not pages: nothing may load if one is opened as a page. */
  nothing: string;
  /** For the shop's pages without payment. */
  shop: string;
  /** For pages over which the payment window opens (`pays` in the route table). */
  paying: string;
  /** For the light version: as if scripts were switched off in the browser, so that its `<noscript>` parts are shown. */
  lite: string;
  /** For the service worker, which fetches what pages of the shop ask for, from other hosts of theirs too. */
  worker: string;
  /** For the panel: its style engine adds style elements with this response's nonce. */
  panel(nonce: string): string;
};

/**
 * The Content-Security-Policy by kind of response. The shop's pages carry one inline script, those of products another.
 * Both are always the same and allowed by their hashes, so pages can be cached; the state travels as JSON data blocks.
 * `extraOrigins`: origins that stand in for Razorpay. `hosts`: where built files and pictures come from besides the
 * shop itself.
 */
export function contentSecurityPolicies(
  extraOrigins: string[],
  { development = false, hosts = {} }: { development?: boolean; hosts?: FileHosts } = {},
): Policies {
  const extra = extraOrigins.join(" ");
  const files = hosts.assets ?? "";
  const pictures = [...new Set(hosts.pictures?.map((host) => new URL(host).origin))].join(" ");
  const scripts = `'self' ${files} ${development ? "'unsafe-inline' 'unsafe-eval'" : `${inlineSource} ${earlyAddSource}`}`;
  const connections = `'self' ${development ? "ws:" : ""}`;
  const shop: Rules = {
    "default-src": "'self'",
    "script-src": scripts,
    // The development server injects styles as style elements.
    "style-src": `'self' ${files} ${development ? "'unsafe-inline'" : ""}`,
    "img-src": `'self' data: blob: ${pictures}`,
    "font-src": `'self' data: ${files}`,
    "connect-src": connections,
    "worker-src": "'self'",
    "frame-src": "'none'",
    "form-action": "'self'",
    ...closed,
  };
  return {
    nothing: write({ "default-src": "'none'", ...closed }),
    shop: write(shop),
    lite: write({ ...shop, "script-src": "'none'", sandbox }),
    worker: write({
      "default-src": "'none'",
      "connect-src": ["'self'", ...new Set([files, ...pictures.split(" ")])].join(" "),
      ...closed,
    }),
    paying: write({
      ...shop,
      "script-src": `${scripts} ${razorpay.scripts} ${extra}`,
      "style-src": `'self' ${files} 'unsafe-inline'`,
      "img-src": `${shop["img-src"]} ${razorpay.anywhere} ${extra}`,
      "connect-src": `${connections} ${razorpay.anywhere} ${extra}`,
      "frame-src": `${razorpay.frames} ${upiApps} ${extra}`,
      "form-action": `'self' ${razorpay.forms} ${extra}`,
    }),
    panel: (nonce) =>
      write({
        ...shop,
        "script-src": "'self'",
        "font-src": "'self' data:",
        "img-src": "'self' data: blob:",
        "style-src": `'self' 'nonce-${nonce}'`,
        "connect-src": "'self'",
      }),
  };
}
