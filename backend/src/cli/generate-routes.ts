import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { table } from "../contract";
import { routeLists } from "../contract/route-lists";

/** `generate-routes`: writes the lists of routes that browsers fetch, from the contract's table. */
const folder = join(__dirname, "../contract/generated");
for (const [file, text] of routeLists(table)) {
  writeFileSync(join(folder, file), text);
  console.log(`contract/generated/${file} is written`);
}
