import { createHash } from "node:crypto";

/** As long as the engine's own ids are without their prefix. */
const length = 26;

/** An id that is the same for the same request: what it makes is found again by it, when nobody could be told that it was made. */
export const idOfRequest = (request: string): string =>
  createHash("sha256").update(request).digest("hex").slice(0, length).toUpperCase();
