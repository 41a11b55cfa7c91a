import { z } from "zod";
import { languages } from "../../contract/constants";
import { seal, unseal } from "./sealed";

const Secret = z.object({ to: z.string(), code: z.string(), language: z.enum(languages) });

/** What the outbox keeps of a mail with a code until it is sent, and not a moment longer. */
export const sealCode = (secret: z.infer<typeof Secret>): string => seal(JSON.stringify(secret));
export const openCode = (sealed: string) => Secret.parse(JSON.parse(unseal(sealed)));
