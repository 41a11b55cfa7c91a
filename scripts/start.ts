import { runShop } from "./start/run-shop";

/** `npm start`: the whole shop on this machine, until Ctrl-C. */
export async function main(): Promise<never> {
  // Pipes of children that were ended by force may linger; nothing is left to wait for.
  process.exit(await runShop(false));
}
