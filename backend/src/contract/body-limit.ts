import type { Endpoint } from "./endpoint";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** What bodies may weigh, in bytes, where an entry says nothing else. */
export const bodyLimits = {
  /** Anyone may send one: no more than a full cart or a form needs. */
  guest: 16 * kilobyte,
  json: megabyte,
  /** What comes to a webhook or a plugin, as it is. */
  raw: megabyte,
  /** A file of 8 MB and the form around it. */
  multipart: 8 * megabyte + 64 * kilobyte,
} as const;

/** The largest body, in bytes, that a call takes; a longer one is 413. */
export function bodyLimitOf({ bodyLimit, bodyKind = "json", access }: Endpoint): number {
  if (bodyLimit !== undefined) return bodyLimit;
  return bodyKind === "json" && access === "guest" ? bodyLimits.guest : bodyLimits[bodyKind];
}
