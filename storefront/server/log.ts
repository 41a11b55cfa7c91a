import { serverLog } from "@contract/server-log";

export const log = serverLog("web");
