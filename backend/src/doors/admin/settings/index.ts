import type { Handlers } from "../../../api/door";
import { adminGetShippingSettings, adminSaveShippingSettings } from "./shipping";
import { adminTryShipping } from "./try-shipping";

export const settingsDoors = {
  adminGetShippingSettings,
  adminSaveShippingSettings,
  adminTryShipping,
} satisfies Partial<Handlers>;
