import { z } from "zod";
import { Day } from "./fields";
import { TimeOfDay } from "./shipping-settings";

/** A slot that somebody chooses: its end is the shop's to know. */
export const SlotWish = z.object({ day: Day, from: TimeOfDay });
export type SlotWish = z.infer<typeof SlotWish>;
