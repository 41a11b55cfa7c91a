import { createHash } from "node:crypto";

/** As long as the engine's own ids are without their prefix. */
const length = 26;

/** What follows the prefix of an id in the engine's form, the same for the same text: what is made again by it is found, not doubled. */
export const derivedId = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, length).toUpperCase();
