import { door } from "../../pipeline/door";

/** The process is alive: it asks nothing else, so that a slow database does not get it restarted. */
export const getHealth = door("getHealth", () => ({}));
