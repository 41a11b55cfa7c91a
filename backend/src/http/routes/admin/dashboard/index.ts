import { dashboardFigures } from "../../../../orders/figures";
import type { Handlers } from "../../../pipeline/door";
import { door } from "../../../pipeline/door";

const getDashboard = door("getDashboard", async () => ({ data: await dashboardFigures(new Date()) }));

export const dashboardDoors = { getDashboard } satisfies Partial<Handlers>;
