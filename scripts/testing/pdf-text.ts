import { inflateSync } from "node:zlib";
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from "pdf-lib";

const plain = (stream: PDFRawStream): string => {
  const bytes = Buffer.from(stream.contents);
  const isPacked = stream.dict.get(PDFName.of("Filter")) === PDFName.of("FlateDecode");
  return (isPacked ? inflateSync(bytes) : bytes).toString("latin1");
};

const letters = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** What each glyph of a font stands for, by its number in hex. */
function glyphsOf(font: PDFDict): Map<string, string> {
  const glyphs = new Map<string, string>();
  const map = font.lookup(PDFName.of("ToUnicode"));
  if (!(map instanceof PDFRawStream)) return glyphs;
  for (const [, first = "", run = ""] of plain(map).matchAll(/<(\w+)>\s*<\w+>\s*\[([^\]]*)\]/g))
    for (const [at, [, hex = ""]] of [...run.matchAll(/<([\w ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, "0");
      // A ligature stands for several.
      glyphs.set(glyph, letters(hex.replaceAll(" ", "")));
    }
  return glyphs;
}

function textOfPage(page: PDFPage): string {
  const fonts = page.node.Resources()?.lookup(PDFName.of("Font"), PDFDict);
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => page.doc.context.lookup(one)) : [contents];
  let glyphs = new Map<string, string>();
  let text = "";
  for (const stream of streams) {
    if (!(stream instanceof PDFRawStream)) continue;
    for (const [, font, shown] of plain(stream).matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font && fonts) glyphs = glyphsOf(fonts.lookup(PDFName.of(font), PDFDict));
      for (const [, run = ""] of (shown ?? "").matchAll(/<(\w+)>/g))
        text += (run.match(/.{4}/g) ?? []).map((glyph) => glyphs.get(glyph.toLowerCase()) ?? "").join("");
      if (shown) text += " ";
    }
  }
  return text;
}

/** The texts of a document as its reader sees them, run by run; of documents with embedded fonts, as the shop's are. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes);
  return document.getPages().map(textOfPage).join(" ").replace(/\s+/g, " ");
}
