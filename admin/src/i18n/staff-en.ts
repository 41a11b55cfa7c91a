import { programsEn } from "./programs-en";

/** The texts of the staff page, and of those for programs of others. */
export const staffEn = {
  ...programsEn,
  staff: {
    people: "Who works here",
    help: "Each person sees and may do only what their role includes. Every change here asks for your own password and stands in the audit log.",
    invite: "Add somebody",
    inviteMeans:
      "We send them an e-mail. They choose their own password with a code that only they get; you don't need to tell them one.",
    inviteNow: "Send the invitation",
    name: "Name",
    role: "Role",
    roles: { owner: "Owner", manager: "Manager", packer: "Packer", catalogue: "Catalogue" },
    may: {
      owner: "Everything, also who works here.",
      manager: "Everything except staff accounts.",
      packer: "Orders: confirm, pack, ship, print, book the courier. No money, no products.",
      catalogue: "Products, stock, pictures, slides, reviews and search words. No orders.",
    },
    you: "You",
    blocked: "Blocked",
    noPassword: "Has no password yet",
    hasStep: "Second step is on",
    noStep: "No second step",
    ownPassword: "Your own password",
    ownCode: "Code of your authenticator app",
    actions: {
      role: "Change role",
      block: "Block",
      unblock: "Unblock",
      password: "Reset password",
      factor: "Remove second step",
      remove: "Remove",
    },
    means: {
      role: "It counts at once, also where %{name} is signed in.",
      block: "%{name} is signed out everywhere and can't sign in until you unblock the account.",
      unblock: "%{name} can sign in again with the same password.",
      password:
        "The old password stops working and %{name} is signed out everywhere. We send an e-mail that leads to a new password.",
      factor:
        "For a lost phone: %{name} signs in with the password alone until a new second step is set up. They are signed out and told by e-mail.",
      remove:
        "The account of %{name} is deleted for good. What they did stays in the audit log. To keep somebody out for a while, block them instead.",
    },
  },
};

export type StaffTexts = typeof staffEn;
