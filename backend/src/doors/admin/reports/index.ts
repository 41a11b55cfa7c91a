import type { Handlers } from "../../../api/door";
import { getSalesByHsn } from "./sales-by-hsn";

export const reportDoors = { getSalesByHsn } satisfies Partial<Handlers>;
