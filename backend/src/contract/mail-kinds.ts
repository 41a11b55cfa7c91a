export const orderMailNames = [
  "placed_cash",
  "placed_online",
  "confirmed",
  "ready",
  "collect_soon",
  "shipped",
  "delivery_failed",
  "coming_back",
  "delivered",
  "cancelled",
  "refunded",
  "return_asked",
  "return_approved",
  "return_rejected",
] as const;
export type OrderMailName = (typeof orderMailNames)[number];

/** The mails whose words a shop may choose. Mails to staff keep the standard text: they are about who may sign in. */
export const mailNames = [
  ...orderMailNames,
  "order_code",
  "welcome",
  "password_code",
  "sign_in_code",
  "email_code",
  "phone_code",
  "password_changed",
  "email_changed",
  "phone_changed",
  "passkey_changed",
  "when_back",
  "price_drop",
  "question_answered",
  "question_declined",
] as const;
export type MailName = (typeof mailNames)[number];

export const longestSubject = 150;
export const longestLead = 2_000;

type Rules = {
  /** What may stand in braces. */
  placeholders: readonly string[];
  /** What the subject must hold: somebody who reads mails on a locked phone types the code from there. */
  needs?: "{code}";
  /** A lead replaces the first paragraph of the standard text; elsewhere it stands above a text of facts that stay. */
  replacesLead?: true;
};

const order = ["shop", "name", "order", "total"];
const code = ["shop", "code", "minutes"];

export const mailRules: Readonly<Record<MailName, Rules>> = {
  placed_cash: { placeholders: [...order, "arrives"], replacesLead: true },
  placed_online: { placeholders: [...order, "arrives"], replacesLead: true },
  confirmed: { placeholders: [...order, "arrives"] },
  ready: { placeholders: [...order, "code", "until"] },
  collect_soon: { placeholders: [...order, "code", "until"] },
  shipped: { placeholders: [...order, "arrives", "courier", "tracking"], replacesLead: true },
  delivery_failed: { placeholders: [...order, "courier", "tracking"], replacesLead: true },
  coming_back: { placeholders: order, replacesLead: true },
  delivered: { placeholders: [...order, "returnBy"], replacesLead: true },
  cancelled: { placeholders: [...order, "reason"] },
  refunded: { placeholders: [...order, "refund"] },
  return_asked: { placeholders: order },
  return_approved: { placeholders: [...order, "refund"] },
  return_rejected: { placeholders: order },
  order_code: { placeholders: [...code, "order", "total"], needs: "{code}" },
  // It names nobody: anyone can type somebody else's e-mail and any name at the registration.
  welcome: { placeholders: ["shop"], replacesLead: true },
  password_code: { placeholders: code, needs: "{code}" },
  sign_in_code: { placeholders: code, needs: "{code}" },
  email_code: { placeholders: code, needs: "{code}" },
  phone_code: { placeholders: code, needs: "{code}" },
  password_changed: { placeholders: ["shop", "at"] },
  email_changed: { placeholders: ["shop", "at", "hint"] },
  phone_changed: { placeholders: ["shop", "at", "hint"] },
  passkey_changed: { placeholders: ["shop", "at"] },
  when_back: { placeholders: ["shop", "product", "size", "left"], replacesLead: true },
  price_drop: { placeholders: ["shop", "product"], replacesLead: true },
  question_answered: { placeholders: ["shop", "name", "product"], replacesLead: true },
  question_declined: { placeholders: ["shop", "name", "product"], replacesLead: true },
};
