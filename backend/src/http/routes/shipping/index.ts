import type { Handlers } from "../../pipeline/door";
import { calculateShipping } from "./calculate-shipping";
import { getPincode } from "./pincode";
import { getTerms } from "./terms";

export const shippingDoors = { calculateShipping, getPincode, getTerms } satisfies Partial<Handlers>;
