import { logEverything } from "@contract/server-log";
import { log } from "./log";

// Imported first by what serves: from here on each line that the process writes is one of its log.
logEverything(log);
