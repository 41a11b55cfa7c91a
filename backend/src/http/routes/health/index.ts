import type { Handlers } from "../../pipeline/door";
import { getHealth } from "./health";
import { getReady } from "./ready";

export const healthDoors = { getHealth, getReady } satisfies Partial<Handlers>;
