export const policyNames = ["privacy", "returns", "terms", "delivery", "faq"] as const;
export type PolicyName = (typeof policyNames)[number];

/** The longest policy, in characters, in each language. */
export const longestPolicy = 12_000;

/** A part of a text: a paragraph, in which line breaks count, or a list. */
export type Block = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };
/** The parts below one heading; the title is "" for what stands before the first heading. */
type Section = { title: string; blocks: Block[] };
/** `lead` is the first paragraph if it stands before any heading, otherwise "". */
export type PolicyText = { lead: string; sections: Section[] };
type Filled = (text: string) => string | undefined;

const heading = /^##[ \t]+(.*)$/;
const item = /^-[ \t]+(.*)$/;

/** Blank lines part paragraphs, and a list from what is beside it. */
function blocksOf(lines: readonly string[], filled: Filled): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = isOpen ? blocks.at(-1) : undefined;
    const listed = item.exec(line)?.[1];
    isOpen = line.trim() !== "";
    if (!isOpen) continue;
    if (listed !== undefined) {
      if (last?.kind === "list") last.items.push(listed);
      else blocks.push({ kind: "list", items: [listed] });
    } else if (last?.kind === "paragraph") last.text += `\n${line}`;
    else blocks.push({ kind: "paragraph", text: line });
  }
  return blocks.flatMap((block): Block[] => {
    if (block.kind === "paragraph") {
      const text = filled(block.text);
      return text === undefined ? [] : [{ kind: "paragraph", text }];
    }
    const items = block.items.map(filled).filter((one) => one !== undefined);
    return items.length === 0 ? [] : [{ kind: "list", items }];
  });
}

/**
 * A policy as staff write it, for a page: "## " begins a heading, "- " an item of a list, a blank line a paragraph.
 * Everything else is plain text, HTML too. A part for which `filled` has no text is left out, and so is a heading with
 * nothing below it.
 */
export function readPolicy(source: string, filled: Filled): PolicyText {
  const parts: { title: string; lines: string[] }[] = [{ title: "", lines: [] }];
  for (const line of source.split(/\r?\n/)) {
    const title = heading.exec(line)?.[1];
    if (title === undefined) parts.at(-1)?.lines.push(line);
    else parts.push({ title, lines: [] });
  }
  let lead = "";
  const sections = parts.flatMap(({ title, lines }, nth) => {
    const named = filled(title.trim());
    const blocks = blocksOf(lines, filled);
    if (nth === 0 && blocks[0]?.kind === "paragraph") {
      lead = blocks[0].text;
      blocks.shift();
    }
    return named === undefined || blocks.length === 0 ? [] : [{ title: named, blocks }];
  });
  return { lead, sections };
}
