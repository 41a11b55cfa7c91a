import { join } from "node:path";

export const root = join(import.meta.dirname, "..", "..");

/** The folder of the shop that is started for the journeys. */
export const dataDir = (): string => process.env.E2E_DATA_DIR ?? join(root, ".cache", "e2e-data");
