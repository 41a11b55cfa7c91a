import { z } from "zod";
import { seal, unseal } from "../../platform/secrets/sealed";

/** Long enough to look at a product on another device too, short enough that a forwarded link is soon worth nothing. */
const validMs = 30 * 60_000;

const Pass = z.object({ productId: z.string(), until: z.number() });
type Pass = z.infer<typeof Pass>;

/** What shows one product, published or not, to whoever has it; `until` in ms since 1970. */
export function previewToken(productId: string, now = Date.now()): { token: string; until: number } {
  const until = now + validMs;
  return { token: seal(JSON.stringify({ productId, until } satisfies Pass), "product preview"), until };
}

/** Which product a token shows; undefined if the shop did not make it for this, or it is over. */
export function previewedBy(token: string, now = Date.now()): Pass | undefined {
  try {
    const pass = Pass.parse(JSON.parse(unseal(token, "product preview")));
    return pass.until > now ? pass : undefined;
  } catch {
    return undefined;
  }
}
