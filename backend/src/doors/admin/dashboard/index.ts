import type { Handlers } from "../../../api/door";
import { door } from "../../../api/door";
import { dashboardFigures } from "../../../orders/figures";

const getDashboard = door("getDashboard", async () => ({ data: await dashboardFigures(new Date()) }));

export const dashboardDoors = { getDashboard } satisfies Partial<Handlers>;
