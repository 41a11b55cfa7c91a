import { z } from "zod";
import { timedPass } from "../../platform/secrets/timed-pass";

/** Shows one product, published or not, to whoever has it. */
export const productPass = timedPass("product preview", z.object({ productId: z.string() }));
