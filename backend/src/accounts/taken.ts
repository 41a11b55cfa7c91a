import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";

const sentences = { email: messages.emailTaken, phone: messages.phoneTaken };

/** A 409 for an e-mail or phone that another account has, naming the field. */
export function taken(field: "email" | "phone"): Refusal {
  return new Refusal(409, `${field}_taken`, sentences[field], {
    errors: [{ field, message: sentences[field] }],
  });
}
