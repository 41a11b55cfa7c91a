import { z } from "zod";
import { languages } from "../../contract/constants";
import { seal, unseal } from "./sealed";

const Secret = z.object({ to: z.string(), code: z.string(), language: z.enum(languages) });

/** The part of an e-mail with a code that the outbox stores only until it is sent. */
export const sealCode = (secret: z.infer<typeof Secret>): string => seal(JSON.stringify(secret));
export const openCode = (sealed: string) => Secret.parse(JSON.parse(unseal(sealed)));
