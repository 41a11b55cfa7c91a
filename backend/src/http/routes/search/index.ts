import type { Handlers } from "../../pipeline/door";
import { searchProducts } from "./search";
import { suggest } from "./suggest";

export const searchDoors = { searchProducts, suggest } satisfies Partial<Handlers>;
