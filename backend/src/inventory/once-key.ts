import { createHash } from "node:crypto";

/** `by` is a name for people, `caller` an id: two programs may number their calls alike. */
export type SentBy = { by: string; caller: string; key: string | null };

/** What makes a change of stock happen once: the caller's key for this request; undefined without one. */
export const onceKey = (
  kind: "stock" | "count",
  { caller, key }: SentBy,
  ...request: unknown[]
): string | undefined =>
  key === null
    ? undefined
    : `${kind}:${createHash("sha256")
        .update(JSON.stringify([caller, key, ...request]))
        .digest("base64url")}`;
