import { messages } from "../../contract/messages";
import type { Opening } from "../../contract/opening";
import { Refusal } from "../../contract/refusal";
import { settingForm } from "../edits/setting-form";

const open: Opening = { state: "open", text: { en: "", hi: "", mr: "" }, testers: [] };

/** Whether the shop takes orders; it does until its owner says otherwise. */
export const openingForm = settingForm<Opening>({ key: "opening", start: open, route: "adminSaveOpening" });

/**
 * The refusal for a new order of this shopper at this moment, 409 `shop_closed`; undefined if it is welcome. Orders that
 * exist already are paid, sent and returned as ever.
 */
export async function closedFor(email: string): Promise<Refusal | undefined> {
  const { state, testers } = (await openingForm.read()).form;
  if (state === "open" || testers.includes(email.toLowerCase())) return undefined;
  return new Refusal(409, "shop_closed", state === "soon" ? messages.shopOpensSoon : messages.shopClosed);
}
