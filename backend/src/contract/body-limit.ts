import type { Endpoint } from "./endpoint";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** The default body limits in bytes, for entries without their own. */
export const bodyLimits = {
  /** Public calls: enough for a full cart or a form. */
  guest: 16 * kilobyte,
  json: megabyte,
  /** Raw bodies of webhooks and plugin routes. */
  raw: megabyte,
  /** A file of 8 MB plus the form around it. */
  multipart: 8 * megabyte + 64 * kilobyte,
} as const;

/** The largest body that a call accepts, in bytes; a longer one returns 413. */
export function bodyLimitOf({ bodyLimit, bodyKind = "json", access }: Endpoint): number {
  if (bodyLimit !== undefined) return bodyLimit;
  return bodyKind === "json" && access === "guest" ? bodyLimits.guest : bodyLimits[bodyKind];
}
