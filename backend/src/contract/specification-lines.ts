export type Specification = { label: string; value: string };

const escapeText = (text: string) => text.replace(/\\/g, "\\\\").replace(/\r?\n/g, "\\n");
const unescapeText = (text: string) =>
  text.replace(/\\(.)/gs, (_, sign: string) => (sign === "n" ? "\n" : sign));

/** One specification per line, `Label: value`; a colon in the label and line breaks are escaped with a backslash. */
export function writeSpecifications(list: readonly Specification[]): string {
  return list
    .map(({ label, value }) => `${escapeText(label).replaceAll(":", "\\:")}: ${escapeText(value)}`)
    .join("\n");
}

/** Parses what `writeSpecifications` wrote; a line without a colon becomes a label without a value, which is invalid. */
export function readSpecifications(text: string): Specification[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, label = line, value = ""] = /^((?:\\.|[^\\:])*):(.*)$/s.exec(line) ?? [];
      return { label: unescapeText(label).trim(), value: unescapeText(value).trim() };
    });
}

/**
 * The rows of a product as they are shown in a language: its lines in the order of the English rows. Those while there
 * are no lines, or another number of them: nobody knows then which belongs to which.
 */
export function rowsInWords(english: readonly Specification[], lines: string): readonly Specification[] {
  const rows = readSpecifications(lines);
  const isWhole = rows.length === english.length && rows.every(({ label, value }) => label && value);
  return isWhole ? rows : english;
}
