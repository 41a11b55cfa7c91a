import type { Handlers } from "../../../pipeline/door";
import { adminDemandSecondFactor } from "./second-factor";
import { adminGetShippingSettings, adminSaveShippingSettings } from "./shipping";
import { adminTryShipping } from "./try-shipping";

export const settingsDoors = {
  adminGetShippingSettings,
  adminSaveShippingSettings,
  adminTryShipping,
  adminDemandSecondFactor,
} satisfies Partial<Handlers>;
