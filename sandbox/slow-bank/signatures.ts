import { createHmac } from "node:crypto";

const hmac = (text: string, secret: string) => createHmac("sha256", secret).update(text).digest("base64url");

/** The signature of the URL with which the bank's page redirects a browser back. */
export const sealReturn = (checkout: string, transfer: string, state: string, secret: string) =>
  hmac(["return", checkout, transfer, state].join("\n"), secret);

/** The signature of a webhook: over its raw body and its time of sending. */
export const sealNotice = (time: string, body: string, secret: string) =>
  hmac(["notice", time, body].join("\n"), secret);
