import type { ServerResponse } from "node:http";
import { inlineSource } from "./after-paint";

const payment = "https://checkout.razorpay.com https://api.razorpay.com";
/** checkout.js fetches a second script, which looks for fraud, from there since May 2026. */
const paymentScripts = "https://checkout.razorpay.com https://cdn.razorpay.com";

/**
 * The Content-Security-Policy of every page. Pages carry one inline script, always the same and named by
 * its hash (the state travels as JSON data blocks), so the HTML can be cached. Inline styles stay allowed:
 * the payment window, the toasts and the panel's style engine write them.
 */
export function contentSecurityPolicy(extraOrigins: string[], development = false): string {
  const extra = extraOrigins.join(" ");
  const rules: Record<string, string> = {
    "default-src": "'self'",
    "script-src": `'self' ${development ? "'unsafe-inline' 'unsafe-eval'" : inlineSource} ${paymentScripts} ${extra}`,
    "style-src": "'self' 'unsafe-inline'",
    "img-src": `'self' data: blob: https://*.razorpay.com ${extra}`,
    "font-src": "'self' data:",
    "connect-src": `'self' https://*.razorpay.com ${extra} ${development ? "ws:" : ""}`,
    "frame-src": `${payment} ${extra}`,
    "form-action": `'self' https://api.razorpay.com ${extra}`,
    "frame-ancestors": "'none'",
    "base-uri": "'self'",
    "object-src": "'none'",
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value.replace(/\s+/g, " ").trim()}`)
    .join("; ");
}

/** Sets the headers that every answer of the web process carries. */
export function setSecurityHeaders(res: ServerResponse, policy: string, secure: boolean) {
  res.setHeader("Content-Security-Policy", policy);
  res.setHeader("X-Content-Type-Options", "nosniff");
  res.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
  res.setHeader("X-Frame-Options", "DENY");
  res.setHeader("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  res.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(self)");
  if (secure) res.setHeader("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}
