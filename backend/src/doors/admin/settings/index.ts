import type { Handlers } from "../../../api/door";
import { adminGetShippingSettings, adminSaveShippingSettings } from "./shipping";

export const settingsDoors = {
  adminGetShippingSettings,
  adminSaveShippingSettings,
} satisfies Partial<Handlers>;
