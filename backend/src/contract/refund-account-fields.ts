import { z } from "zod";
import { text } from "./fields";
import { type Message, messages } from "./messages";
import { normaliseAccountNumber, normaliseIfsc, normaliseUpiId } from "./refund-account";

/** A text field normalised by `normalise`, which returns undefined for invalid input. */
function normalised(normalise: (input: string) => string | undefined, { key: message }: Message) {
  return z
    .string(message)
    .max(300, message)
    .transform((input, context) => {
      const value = normalise(input);
      if (value) return value;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}

/** A UPI ID or a bank account. */
export const RefundAccount = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("upi"), upiId: normalised(normaliseUpiId, messages.upiIdMalformed) }),
    z.object({
      kind: z.literal("bank"),
      accountNumber: normalised(normaliseAccountNumber, messages.accountNumberMalformed),
      ifsc: normalised(normaliseIfsc, messages.ifscMalformed),
      accountName: text(2, 100, "accountHolder"),
    }),
  ],
  messages.refundHow.key,
);
export type RefundAccount = z.output<typeof RefundAccount>;
