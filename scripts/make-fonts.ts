import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cutFont, fontFiles, fontFolder } from "./fonts/files";

/** `npm run make-fonts`: cuts the shop's font files from the whole typefaces. Needs no network. */
export async function main(): Promise<number> {
  for (const file of fontFiles) {
    const bytes = await cutFont(file);
    writeFileSync(join(fontFolder, `${file.name}.woff2`), bytes);
    console.log(`${file.name}: ${bytes.length} bytes`);
  }
  return 0;
}
