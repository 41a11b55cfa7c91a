import { keepLanguage, languageOf } from "../../accounts/language";
import { letIn } from "../../accounts/let-in";
import { authLimits } from "../../accounts/limits/auth-limits";
import { findShopper } from "../../accounts/person";
import {
  secondsBetweenSignInCodes,
  signInCodeMinutes,
  useSignInCode,
} from "../../accounts/sign-in-code/code";
import { sendSignInCode } from "../../accounts/sign-in-code/send";
import { typedContact } from "../../accounts/sign-in-code/typed-contact";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { signInCode } from "../../contract/sign-in-code";
import { log } from "../../platform/log";
import type { Routes } from "../pipeline/route";
import { withPriceMark } from "./products/own-prices";

export const signInCodeRoutes = {
  /** Same response and timing whether or not the account exists: it is looked up afterwards. */
  askSignInCode: async ({ body: { emailOrPhone }, clientNetwork, req }) => {
    const contact = typedContact(emailOrPhone);
    await authLimits.signInCodeSentByAddress.count(clientNetwork);
    await authLimits.signInCodeSentByAccount.count(contact.value);
    sendSignInCode(contact, languageOf(req)).catch((error) =>
      log.error({ err: error }, "a code to sign in was not sent"),
    );
    return {
      data: { minutes: signInCodeMinutes, nextInSeconds: secondsBetweenSignInCodes },
      message: messages.signInCodeSent,
    };
  },

  loginWithCode: async ({ body: { emailOrPhone, code }, clientNetwork, req, res }) => {
    const contact = typedContact(emailOrPhone);
    await authLimits.signInCodeByAddress.count(clientNetwork);
    await authLimits.signInCodeByAccount.count(contact.value);
    const customerId = await useSignInCode(contact, code);
    const person = customerId === undefined ? undefined : await findShopper(customerId);
    if (!person) throw refuse.invalid([{ field: "code", message: messages.otpWrong }]);
    await Promise.all([
      authLimits.signInCodeByAccount.forget(contact.value),
      authLimits.signInCodeByAddress.takeBack(clientNetwork),
    ]);
    const answer = await letIn(person, { clientNetwork, req, res });
    await keepLanguage(person.id, req);
    return { ...answer, user: await withPriceMark(answer.user, person) };
  },
} satisfies Routes<typeof signInCode>;
