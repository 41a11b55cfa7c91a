import { logger } from "@medusajs/framework/logger";
import { logEverything } from "../contract/server-log";
import { engineLog } from "./engine/engine-log";
import { log } from "./log";

// Imported first by what serves: from here on each line that the process writes is one of its log.
logEverything(log);
// The engine's parts have imported this object, or get it from its config.
Object.assign(logger, engineLog);
