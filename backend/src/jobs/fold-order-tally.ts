import { foldTally } from "../orders/tally";

/** Every two minutes, so that who counts orders adds up few rows, also when a thousand are placed a minute. */
export default async function foldOrderTally(): Promise<void> {
  await foldTally();
}

export const config = { name: "fold-order-tally", schedule: "*/2 * * * *" };
