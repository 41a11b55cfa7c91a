import { join } from "node:path";
import { Piscina } from "piscina";
import { threadOf } from "../../platform/places";
import type { drawPapers, Sheet } from "./draw";

/** A thread apart from the invoices': a shopper's invoice does not wait for twenty orders' papers. */
const printer = new Piscina<readonly Sheet[], Awaited<ReturnType<typeof drawPapers>>>({
  ...threadOf(join(__dirname, "draw")),
  name: "drawPapers",
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

/** The sheets as the bytes of one PDF, rendered outside the server's main thread. */
export const printPapers = (sheets: readonly Sheet[]): ReturnType<typeof drawPapers> => printer.run(sheets);
