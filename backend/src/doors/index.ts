import type { Handlers } from "../api/door";
import { type DoorName, doors } from "../contract/doors";
import { refuse } from "../contract/refusal";
import { addressDoors } from "./address";
import { auditLogDoors } from "./admin/audit-log";
import { dashboardDoors } from "./admin/dashboard";
import { adminOrderDoors } from "./admin/orders";
import { adminProductDoors } from "./admin/products";
import { reportDoors } from "./admin/reports";
import { adminReviewDoors } from "./admin/reviews";
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

/** Every area's handlers; an area adds its own line. */
const written = {
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
} satisfies Partial<Handlers>;

const notWritten = () => {
  throw refuse.notFound();
};

/** One handler for every door of the table. A door without one answers 404; the contract-table test finds it. */
export const handlers = Object.fromEntries(
  (Object.keys(doors) as DoorName[]).map((name) => [
    name,
    (written as Partial<Handlers>)[name] ?? notWritten,
  ]),
) as Handlers;

/** The doors of the table that nobody has written yet. */
export const missingDoors = Object.keys(doors).filter((name) => !(name in written));
