import { randomUUID } from "node:crypto";
import type { Logger } from "@medusajs/framework/types";
import { log } from "../log";

/** What the engine says takes several times; each is a line of its own when it ends. */
const activities = new Map<string, { message: string; since: number }>();

function ended(id: string): Record<string, unknown> {
  const activity = activities.get(id);
  activities.delete(id);
  return activity ? { activity: activity.message, ms: Date.now() - activity.since } : {};
}

/** The engine's logger (`@medusajs/types`, `Logger`), whose lines are ours. */
export const engineLog: Logger = {
  panic(data) {
    log.fatal({ err: data }, "the engine cannot go on");
    process.exit(1);
  },
  shouldLog: (level) => log.isLevelEnabled(level),
  // The level of the whole process is the operator's, by LOG_LEVEL.
  setLogLevel: () => {},
  unsetLogLevel: () => {},
  activity(message) {
    const id = randomUUID();
    activities.set(id, { message, since: Date.now() });
    log.info(message);
    return id;
  },
  progress: (_activity, message) => log.info(message),
  success(activity, message) {
    const facts = ended(activity);
    log.info(facts, message);
    return facts;
  },
  failure(activity, message) {
    const facts = ended(activity);
    log.error(facts, message);
    return facts;
  },
  error(said, cause) {
    if (typeof said === "string") log.error({ ...(cause && { err: cause }) }, said);
    else log.error({ err: said }, said.message);
  },
  warn: (message) => log.warn(message),
  info: (message) => log.info(message),
  http: (message) => log.debug(message),
  verbose: (message) => log.debug(message),
  debug: (message) => log.debug(message),
  silly: (message) => log.trace(message),
  log: (...said) => log.info(said.map(String).join(" ")),
};
