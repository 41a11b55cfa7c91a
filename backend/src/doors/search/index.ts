import type { Handlers } from "../../api/door";
import { searchProducts } from "./search";
import { suggest } from "./suggest";

export const searchDoors = { searchProducts, suggest } satisfies Partial<Handlers>;
