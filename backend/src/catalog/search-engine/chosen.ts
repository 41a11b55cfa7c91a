import { env } from "../../platform/env";

/** Whether the engine's Search Module holds the catalogue, in place of an index in each process. */
export const isAtSearchModule = (): boolean => env().CATALOG_INDEX === "search";
