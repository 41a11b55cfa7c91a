import "./styles/index.css";
import { nextTask } from "./lib/next-task";
import { sayLate } from "./lib/say-late";

/**
 * Evaluates the page's scripts in steps, which have all been fetched by then: at once they would block a cheap phone for a
 * quarter of a second. React comes first, as all the others need it.
 */
async function enter() {
  await import("react-dom/client");
  await nextTask();
  const { start } = await import("./start");
  await nextTask();
  await start();
}

void enter().catch(sayLate);
