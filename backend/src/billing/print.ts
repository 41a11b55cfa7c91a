import { join } from "node:path";
import { Piscina } from "piscina";
import { threadOf } from "../platform/places";
import type { Invoice } from "./invoice";

/** One thread, started for the first invoice and ended a minute after the last, so that requests do not wait for PDFs. */
const printer = new Piscina<Invoice, Uint8Array>({
  ...threadOf(join(__dirname, "draw")),
  name: "drawInvoice",
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

/** The invoice as the bytes of a PDF, rendered outside the server's main thread. */
export async function printInvoice(invoice: Invoice): Promise<Buffer> {
  return Buffer.from(await printer.run(invoice));
}
