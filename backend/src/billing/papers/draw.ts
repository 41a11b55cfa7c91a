import { PDFDocument } from "pdf-lib";
import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { drawInvoice } from "../draw";
import { runs } from "../fonts";
import type { Invoice } from "../invoice";
import { layOutSlip, type PackingSlip } from "./packing-slip";

/** Says on a page of its own what is not there. */
type Gap = { orderNumber: string; message: string };

export type Sheet =
  | { kind: "slip"; slip: PackingSlip }
  | { kind: "invoice"; invoice: Invoice }
  /** The courier's own PDF; `gap` is printed instead if it can't be read. */
  | { kind: "label"; pdf: Uint8Array; gap: Gap }
  | { kind: "gap"; gap: Gap };

/** `unread` are the positions of labels that turned out not to be a PDF. */
type Drawn = { pdf: Uint8Array; unread: number[] };

const layOutGap = ({ orderNumber, message }: Gap): TDocumentDefinitions => ({
  pageSize: "A4",
  defaultStyle: { font: "Latin", fontSize: 12 },
  content: [
    { text: runs(orderNumber), bold: true, fontSize: 18 },
    { text: runs(message), margin: [0, 12, 0, 0] },
  ],
});

// The fonts and the rules for reading files are set where invoices are drawn.
const print = (page: TDocumentDefinitions) => pdfmake.createPdf(page).getBuffer();

function drawSheet(sheet: Exclude<Sheet, { kind: "label" }>): Promise<Uint8Array> {
  if (sheet.kind === "invoice") return drawInvoice(sheet.invoice);
  return print(sheet.kind === "slip" ? layOutSlip(sheet.slip) : layOutGap(sheet.gap));
}

async function pagesOf(into: PDFDocument, pdf: Uint8Array) {
  const from = await PDFDocument.load(pdf);
  return into.copyPages(from, from.getPageIndices());
}

/** The pages of a courier's label; undefined if it is no PDF that can be read. */
const labelPages = (into: PDFDocument, pdf: Uint8Array) => pagesOf(into, pdf).catch(() => undefined);

/** All sheets as one PDF, in their order. Takes up to 0.3 s of CPU a sheet: the server uses `printPapers` instead. */
export async function drawPapers(sheets: readonly Sheet[]): Promise<Drawn> {
  const whole = await PDFDocument.create();
  const unread: number[] = [];
  for (const [at, sheet] of sheets.entries()) {
    let pages = sheet.kind === "label" ? await labelPages(whole, sheet.pdf) : undefined;
    if (sheet.kind === "label" && !pages) unread.push(at);
    pages ??= await pagesOf(
      whole,
      await drawSheet(sheet.kind === "label" ? { ...sheet, kind: "gap" } : sheet),
    );
    for (const page of pages) whole.addPage(page);
  }
  return { pdf: await whole.save(), unread };
}
