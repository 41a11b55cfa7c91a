import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root";

/**
 * The paths in the README's map, in order: an indented line belongs to the folder above it; two spaces end the names
 * of a line.
 */
export function readRepositoryMap(): string[] {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const map = /## Repository map\n\n```\n(.*?)```/s.exec(readme)?.[1] ?? "";
  let folder = "";
  return map.split("\n").flatMap((line) => {
    const [, indent = "", names = ""] = /^( *)(\S+(?: \S+)*)/.exec(line) ?? [];
    const own = names.split(" ").filter(Boolean);
    if (!indent) folder = own[0] ?? "";
    return own.map((name) => (indent ? join(folder, name) : name));
  });
}
