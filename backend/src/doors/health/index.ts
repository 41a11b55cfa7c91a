import type { Handlers } from "../../api/door";
import { getHealth } from "./health";
import { getReady } from "./ready";

export const healthDoors = { getHealth, getReady } satisfies Partial<Handlers>;
