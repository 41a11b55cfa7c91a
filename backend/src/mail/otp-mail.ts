import { shop } from "../contract/shop";
import type { Mail } from "./send-mail";

/** The mail with the code for a new password; `minutes` is how long the code lives. */
export function otpMail(to: string, otp: string, minutes: number): Mail {
  const warning = `If you did not ask for it, you can ignore this mail: nobody can use the code without it.`;
  return {
    to,
    subject: `${otp} is your code for ${shop.name}`,
    text: [
      `Your code for a new password at ${shop.name} is ${otp}.`,
      `It works once, for ${minutes} minutes. We never ask for it by phone or chat.`,
      warning,
      `${shop.name}, ${shop.street}, ${shop.city} ${shop.pincode}`,
    ].join("\n\n"),
    html: [
      `<p>Your code for a new password at ${shop.name}:</p>`,
      `<p style="font-size:28px;letter-spacing:6px"><strong>${otp}</strong></p>`,
      `<p>It works once, for ${minutes} minutes. We never ask for it by phone or chat.</p>`,
      `<p>${warning}</p><p>${shop.name}, ${shop.street}, ${shop.city} ${shop.pincode}</p>`,
    ].join("\n"),
  };
}
