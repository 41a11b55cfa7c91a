import type { Admin, Shopper } from "../api/actor";
import { samePasswordSentence } from "../contract/fields";
import { refuse } from "../contract/refusal";
import { passwordProblem } from "../contract/rules";

/** Throws 422 when the new password is the person's own e-mail or phone. */
export function refuseSamePassword(newPassword: string, person: Admin | Shopper): void {
  const own = [person.email, ...(person.kind === "shopper" && person.phone ? [person.phone] : [])];
  if (passwordProblem(newPassword, own) === "same") {
    throw refuse.invalid([{ field: "newPassword", message: samePasswordSentence }]);
  }
}
