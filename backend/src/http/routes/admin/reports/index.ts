import type { Handlers } from "../../../pipeline/door";
import { getSalesByHsn } from "./sales-by-hsn";

export const reportDoors = { getSalesByHsn } satisfies Partial<Handlers>;
