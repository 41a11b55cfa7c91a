import { join } from "node:path";
import { Piscina } from "piscina";
import type { Invoice } from "./invoice";

/** One thread, made at the first invoice and ended a minute after the last: shoppers don't wait behind paper. */
const printer = new Piscina<Invoice, Uint8Array>({
  filename: join(__dirname, "print-worker.cjs"),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  // What the process was started with (its loaders) is not the thread's.
  execArgv: [],
});

/** The invoice as the bytes of a PDF, drawn beside the server's own thread. */
export async function printInvoice(invoice: Invoice): Promise<Buffer> {
  return Buffer.from(await printer.run(invoice));
}
