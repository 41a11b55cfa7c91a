import { runShop } from "./start/run-shop";

/** `npm start`: the whole shop on this machine, until Ctrl-C. */
export async function main(): Promise<never> {
  // Pipes of killed children may linger; there is nothing left to wait for.
  process.exit(await runShop(false));
}
