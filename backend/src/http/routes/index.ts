import type { Handlers } from "../pipeline/door";
import { addressDoors } from "./address";
import { auditLogDoors } from "./admin/audit-log";
import { dashboardDoors } from "./admin/dashboard";
import { lexiconDoors } from "./admin/lexicon";
import { adminOrderDoors } from "./admin/orders";
import { adminProductDoors } from "./admin/products";
import { reportDoors } from "./admin/reports";
import { adminReviewDoors } from "./admin/reviews";
import { settingsDoors } from "./admin/settings";
import { uploadDoors } from "./admin/uploads";
import { authDoors } from "./auth";
import { carouselDoors } from "./carousel";
import { cartDoors } from "./cart";
import { featureDoors } from "./features";
import { healthDoors } from "./health";
import { orderDoors } from "./order";
import { productDoors } from "./products";
import { reviewDoors } from "./reviews";
import { searchDoors } from "./search";
import { shippingDoors } from "./shipping";

/** One handler for every door of the table: the types find one that is missing. */
export const handlers = {
  ...addressDoors,
  ...authDoors,
  ...healthDoors,
  ...cartDoors,
  ...productDoors,
  ...searchDoors,
  ...reviewDoors,
  ...carouselDoors,
  ...featureDoors,
  ...orderDoors,
  ...shippingDoors,
  ...adminProductDoors,
  ...uploadDoors,
  ...adminOrderDoors,
  ...dashboardDoors,
  ...reportDoors,
  ...adminReviewDoors,
  ...auditLogDoors,
  ...settingsDoors,
  ...lexiconDoors,
} satisfies Handlers;
