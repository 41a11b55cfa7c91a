import type { Admin } from "../../accounts/actor";
import { confirmStaff } from "../../accounts/confirm-staff";
import { languageOf } from "../../accounts/language";
import { changeStaff, endStaffFactor, removeStaff, resetStaffPassword } from "../../accounts/staff/change";
import { inviteStaff } from "../../accounts/staff/invite";
import { readStaff, readStaffMember } from "../../accounts/staff/read-staff";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { staff } from "../../contract/staff";
import { wake } from "../../platform/queue/workers";
import type { Routes } from "../pipeline/route";

async function member(id: string, actor: Admin) {
  const found = await readStaffMember(id, actor.id);
  if (!found) throw refuse.notFound(messages.staffNotFound);
  return found;
}

export const staffRoutes = {
  adminGetStaff: async ({ actor }) => ({ data: await readStaff(actor.id) }),

  adminInviteStaff: async ({ body, actor, scope, req }) => {
    const { userName, email, role } = body;
    await confirmStaff(scope, actor, body);
    const id = await inviteStaff(scope, { userName, email, role }, languageOf(req) ?? "en");
    wake("outbox");
    return { data: await member(id, actor), message: messages.staffInvited };
  },

  adminChangeStaff: async ({ params, body, actor, scope }) => {
    await member(params.id, actor);
    await confirmStaff(scope, actor, body);
    await changeStaff(actor, params.id, body);
    return { data: await member(params.id, actor), message: messages.staffChanged };
  },

  adminRemoveStaff: async ({ params, body, actor, scope }) => {
    await member(params.id, actor);
    await confirmStaff(scope, actor, body);
    await removeStaff(actor, params.id);
    return { data: { _id: params.id }, message: messages.staffRemoved };
  },

  adminResetStaffPassword: async ({ params, body, actor, scope, req }) => {
    await member(params.id, actor);
    await confirmStaff(scope, actor, body);
    await resetStaffPassword(actor, params.id, languageOf(req) ?? "en");
    wake("outbox");
    return { data: await member(params.id, actor), message: messages.staffPasswordReset };
  },

  adminEndStaffSecondFactor: async ({ params, body, actor, scope }) => {
    await member(params.id, actor);
    await confirmStaff(scope, actor, body);
    await endStaffFactor(actor, params.id);
    wake("outbox");
    return { data: await member(params.id, actor), message: messages.staffSecondFactorEnded };
  },
} satisfies Routes<typeof staff>;
