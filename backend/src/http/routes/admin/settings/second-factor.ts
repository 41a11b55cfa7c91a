import { confirmPassword } from "../../../../accounts/confirm-password";
import { demandNoSecondFactor, demandSecondFactor } from "../../../../accounts/second-factor/demand";
import { readStanding } from "../../../../accounts/second-factor/standing";
import { messages } from "../../../../contract/messages";
import { door } from "../../../pipeline/door";

export const adminDemandSecondFactor = door("adminDemandSecondFactor", async ({ body, actor, scope }) => {
  const { isDemanded, password } = body;
  await confirmPassword(scope, actor, password);
  await (isDemanded ? demandSecondFactor(actor.id) : demandNoSecondFactor());
  return {
    data: await readStanding(actor.id),
    message: isDemanded ? messages.secondFactorDemanded : messages.secondFactorOptional,
  };
});
