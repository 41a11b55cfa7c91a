import { describe, expect, it } from "vitest";
import { optionInWords, optionsInWords } from "./option-words";
import { choiceOf, choiceText, titleWithChoice } from "./variant-options";

const graphite = optionInWords({ name: "Colour", value: "Graphite" });
const large = optionInWords({ name: "Storage", value: "256 GB" });
const phone = { title: "Phone", options: [graphite, large] };

describe("an option in words", () => {
  it("is read in the language of the page, and stays as entered for programs", () => {
    expect(choiceOf(phone)).toBe("Graphite / 256 GB");
    expect(choiceOf(phone, "hi")).toBe("ग्रेफ़ाइट / 256 GB");
    expect(titleWithChoice(phone, "mr")).toBe("Phone (ग्राफाइट / 256 GB)");
    expect(graphite).toMatchObject({ name: "Colour", value: "Graphite" });
    expect(large.translations?.hi).toEqual({ name: "स्टोरेज", value: "256 GB" });
  });

  it("is what staff entered before what the shop knows, and English where neither says anything", () => {
    const own = { name: "Colour", value: "Red", valueWords: { hi: "सुर्ख़", mr: "" } };
    expect(optionInWords(own).translations).toEqual({
      hi: { name: "रंग", value: "सुर्ख़" },
      mr: { name: "रंग", value: "लाल" },
    });
    expect(optionInWords({ name: "Finish", value: "Matte" })).toEqual({ name: "Finish", value: "Matte" });
    expect(choiceOf({ options: [{ name: "Finish", value: "Matte" }] }, "hi")).toBe("Matte");
  });

  it("is added to orders from before, and left alone where they have it", () => {
    const own = { name: "Colour", value: "Red", translations: { hi: { name: "रंग", value: "सुर्ख़" } } };
    const [old, kept] = optionsInWords([{ name: "Colour", value: "Red" }, own]);
    expect(old?.translations?.hi?.value).toBe("लाल");
    expect(kept).toBe(own);
  });

  it("is a size in the reader's words where there is nothing else to choose", () => {
    const words = (size: string) => `साइज़ ${size}`;
    expect(choiceText({ size: "M" }, words, "hi")).toBe("साइज़ M");
    expect(choiceText({ size: "M", options: [graphite] }, words, "hi")).toBe("ग्रेफ़ाइट");
  });
});
