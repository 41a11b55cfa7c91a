import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Email, Id, SecondFactorCode, Timestamp, UserName } from "./fields";
import { staffRoles } from "./roles";

const StaffRole = z.enum(staffRoles);

export const StaffMember = z.object({
  _id: Id,
  userName: z.string(),
  email: z.string(),
  role: StaffRole,
  blocked: z.boolean(),
  /** False until an invited person has chosen one, and after a reset. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  since: Timestamp,
  isYou: z.boolean(),
});
export type StaffMember = z.infer<typeof StaffMember>;

/**
 * The caller's own password and, if they have a second factor, a code: 422 at the field that is missing or wrong. A
 * session alone does not change who works here.
 */
const proof = { password: z.string().min(1).max(200), code: SecondFactorCode.optional() };
const params = z.object({ id: Id });

/** 409 `last_owner` if nobody would be left who can do everything; 409 `own_account` where it would hit the caller. */
export const staff = endpoints({
  adminGetStaff: {
    method: "GET",
    path: "/api/admin/staff",
    access: "admin",
    permission: "staff",
    summary: "Who works here, owners first",
    response: ok({ data: z.array(StaffMember) }),
  },

  adminInviteStaff: {
    method: "POST",
    path: "/api/admin/staff",
    access: "admin",
    permission: "staff",
    summary: "Add somebody; a mail tells them how to choose a password of their own. 409 `email_taken`",
    body: z.object({ userName: UserName, email: Email, role: StaffRole, ...proof }),
    response: ok({ data: StaffMember }),
    status: 201,
  },

  adminChangeStaff: {
    method: "PUT",
    path: "/api/admin/staff/:id",
    access: "admin",
    permission: "staff",
    summary: "Give another role, or block and unblock: a blocked person is signed out at once",
    params,
    body: z.object({ role: StaffRole.optional(), blocked: z.boolean().optional(), ...proof }),
    response: ok({ data: StaffMember }),
  },

  adminRemoveStaff: {
    method: "DELETE",
    path: "/api/admin/staff/:id",
    access: "admin",
    permission: "staff",
    summary: "Remove somebody for good; the audit log keeps what they did",
    params,
    body: z.object(proof),
    response: ok({ data: z.object({ _id: Id }) }),
  },

  adminResetStaffPassword: {
    method: "POST",
    path: "/api/admin/staff/:id/password-reset",
    access: "admin",
    permission: "staff",
    summary: "Delete somebody's password and sign them out; a mail tells them how to choose a new one",
    params,
    body: z.object(proof),
    response: ok({ data: StaffMember }),
  },

  adminEndStaffSecondFactor: {
    method: "DELETE",
    path: "/api/admin/staff/:id/second-factor",
    access: "admin",
    permission: "staff",
    summary:
      "Remove the second factor of somebody who lost phone and recovery codes. 409 `second_factor_off`",
    params,
    body: z.object(proof),
    response: ok({ data: StaffMember }),
  },
});
