import type { ParcelEntry } from "./parcel-ledger";

/** A PDF's own font has no letters but these. */
const plain = (text: string) => text.replace(/[^\x20-\x7e]/g, "?").replace(/[\\()]/g, "\\$&");

/** A page of 100 × 150 mm with these lines, as the text of a PDF. */
function onePage(lines: readonly string[]): string {
  const text = lines.map((line) => `(${plain(line)}) Tj T*`).join("\n");
  const content = `BT /F1 14 Tf 20 TL 20 390 Td\n${text}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 283 425] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** A sample label, not a valid one. */
export const labelPdf = ({ awb, courierName, name, city, pincode, collect, weightKg }: ParcelEntry): string =>
  onePage([
    "Test label. No courier comes.",
    courierName,
    awb,
    name,
    `${city} ${pincode}`,
    `${weightKg} kg, ${collect > 0 ? `collect Rs ${collect}` : "prepaid"}`,
  ]);
