import type { Handlers } from "../../api/door";
import { calculateShipping } from "./calculate-shipping";
import { getPincode } from "./pincode";
import { getTerms } from "./terms";

export const shippingDoors = { calculateShipping, getPincode, getTerms } satisfies Partial<Handlers>;
