import { z } from "zod";
import { text } from "./fields";
import { gstinProblem, normaliseGstin, stateOfGstin } from "./gstin";
import { type Message, messages } from "./messages";
import { isSaid } from "./reason";

/** Long enough for a GSTIN with blanks between its parts. */
const longestTyped = 40;

/** A GSTIN in capitals, its form and check digit right; blank for none. */
const Gstin = z
  .string()
  .max(longestTyped, messages.gstinMalformed.key)
  .overwrite(normaliseGstin)
  .refine((gstin) => gstin === "" || gstinProblem(gstin) !== "malformed", {
    message: messages.gstinMalformed.key,
    abort: true,
  })
  .refine((gstin) => gstin === "" || gstinProblem(gstin) !== "checkDigit", messages.gstinCheckDigit.key);

/** What makes an address one whose invoices are for a business; both may be left out. */
export const businessFields = {
  /** The name of the business, as its invoice shows it. */
  company: text(0, 120, "company").nullish(),
  /** Its GSTIN, for a business registered under GST: of the address's own state, and with `company`. */
  gstin: Gstin.nullish(),
};

/** The same as it is read. */
export const businessShown = { company: z.string().nullable(), gstin: z.string().nullable() };

type Business = { state: string; company?: string | null | undefined; gstin?: string | null | undefined };

/**
 * What is wrong with an address's business, beyond its single fields. The GSTIN's state has to be the address's: the
 * tax of an invoice goes by the state of delivery, and its buyer can claim it only where they are registered.
 */
export function businessProblem({ state, company, gstin }: Business) {
  if (!gstin) return undefined;
  if (!isSaid(company)) return { field: "company", message: messages.companyNeeded };
  const problem = gstinProblem(gstin, state);
  if (!problem) return undefined;
  const registered = stateOfGstin(gstin);
  const message: Record<typeof problem, Message> = {
    malformed: messages.gstinMalformed,
    checkDigit: messages.gstinCheckDigit,
    otherState: registered ? messages.gstinElsewhere(registered) : messages.gstinOtherState(state),
  };
  return { field: "gstin", message: message[problem] };
}

/** `businessProblem` as a refinement of an address. */
export function checkBusiness(address: Business, context: z.RefinementCtx): void {
  const problem = businessProblem(address);
  if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.message.key });
}
