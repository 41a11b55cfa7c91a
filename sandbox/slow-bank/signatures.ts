import { createHmac } from "node:crypto";

const hmac = (text: string, secret: string) => createHmac("sha256", secret).update(text).digest("base64url");

/** The seal on the address with which the bank's page sends a browser back. */
export const sealReturn = (checkout: string, transfer: string, state: string, secret: string) =>
  hmac(["return", checkout, transfer, state].join("\n"), secret);

/** The seal on a notice: over its raw body and the moment at which it was sent. */
export const sealNotice = (time: string, body: string, secret: string) =>
  hmac(["notice", time, body].join("\n"), secret);
