import { describe, expect, it } from "vitest";
import { languages } from "./constants";
import { fill, hasOnly, policyPlaceholders } from "./placeholders";
import { policyNames, readPolicy } from "./policy-text";
import { standardPolicies } from "./standard-policies";

const asIs = (text: string) => text;
describe("the text of a policy", () => {
  it("is cut into headings, paragraphs and lists", () => {
    const text =
      "First.\n\n## How\nOne line\nand the next.\n\nAnother:\n- this\n- that\nand an end.\n\n- alone";
    expect(readPolicy(text, asIs)).toEqual({
      lead: "First.",
      sections: [
        {
          title: "How",
          blocks: [
            { kind: "paragraph", text: "One line\nand the next." },
            { kind: "paragraph", text: "Another:" },
            { kind: "list", items: ["this", "that"] },
            { kind: "paragraph", text: "and an end." },
            { kind: "list", items: ["alone"] },
          ],
        },
      ],
    });
  });

  it("is read the same with the line ends of Windows, and spaces in its blank lines", () => {
    expect(readPolicy("A\r\n \t\r\nB\r\n## C\r\nD", asIs)).toEqual(readPolicy("A\n\nB\n## C\nD", asIs));
  });

  it("loses a part that cannot be filled, and a heading with nothing below it, and no more", () => {
    const filled = (text: string) => (text.includes("{gstin}") ? undefined : text);
    const text = "## Seller\nMeera\n\nGSTIN {gstin}\n\n- {gstin}\n- a lamp\n## Tax\nBy {gstin}\n## Empty\n";
    expect(readPolicy(text, filled)).toEqual({
      lead: "",
      sections: [
        {
          title: "Seller",
          blocks: [
            { kind: "paragraph", text: "Meera" },
            { kind: "list", items: ["a lamp"] },
          ],
        },
      ],
    });
  });

  it("gives HTML, other signs and unusual text back as plain text", () => {
    for (const odd of ["<img src=x onerror=alert(1)>", "##no space", "-5 degrees", "### three", "# one"])
      expect(readPolicy(odd, asIs)).toEqual({ lead: odd, sections: [] });
    expect(readPolicy("\n \n", asIs)).toEqual({ lead: "", sections: [] });
  });

  it("has no lead if it begins with a list or a heading", () => {
    expect(readPolicy("- a\n\nb", asIs)).toEqual({
      lead: "",
      sections: [
        {
          title: "",
          blocks: [
            { kind: "list", items: ["a"] },
            { kind: "paragraph", text: "b" },
          ],
        },
      ],
    });
    expect(readPolicy("## A\nb", asIs).lead).toBe("");
  });
});

describe.each(policyNames)("the standard text of %s", (name) => {
  it.each(languages)(
    "names nothing in braces that the shop cannot fill, and begins with a lead: %s",
    (language) => {
      const text = standardPolicies[name][language];
      expect(hasOnly(policyPlaceholders)(text)).toBe(true);
      const { lead, sections } = readPolicy(text, asIs);
      expect(lead).not.toBe("");
      expect(sections.length).toBe(readPolicy(standardPolicies[name].en, asIs).sections.length);
    },
  );

  it.each(languages)("loses no section in a shop that has entered nothing: %s", (language) => {
    const text = standardPolicies[name][language];
    const titles = (filled: (part: string) => string | undefined) =>
      readPolicy(text, filled).sections.map(({ title }) => title);
    expect(titles((part) => fill(part, {}))).toEqual(titles(asIs));
  });
});
