import type { Handlers } from "../../api/door";
import { calculateShipping } from "./calculate-shipping";
import { getPincode } from "./pincode";

export const shippingDoors = { calculateShipping, getPincode } satisfies Partial<Handlers>;
