import { describe, expect, it } from "vitest";
import { currentTranslations, outdatedFields, translationsOf } from "./translations";

const english = {
  title: "Crompton pump",
  description: "A pump for wells.",
  specifications: "Power: 1 HP",
  featuredDescription: "For the dry months",
};
const hindi = {
  title: "क्रॉम्पटन पंप",
  description: "कुओं के लिए पंप।",
  specifications: "पावर: 1 HP",
  featuredDescription: "सूखे महीनों के लिए",
};
const rows = [{ label: "Power", value: "1 HP" }];
const { hi = hindi } = translationsOf({ ...english, specifications: rows }, { hi: hindi });

const lamp = {
  title: "A lamp",
  description: "It shines.",
  specifications: "Power: 5 W",
  featuredDescription: "",
};

describe("a translation", () => {
  it("is shown while its English is what it was made from", () => {
    expect(currentTranslations(english, { hi })).toEqual({ hi: hindi });
    expect(outdatedFields(english, hi)).toEqual([]);
  });

  it("gives way to the English text where that was changed, and only there", () => {
    const renamed = { ...english, title: "Crompton pump 2 HP" };
    expect(currentTranslations(renamed, { hi })).toEqual({
      hi: { ...hindi, title: "Crompton pump 2 HP" },
    });
    expect(outdatedFields(renamed, hi)).toEqual(["title"]);
  });

  it("is not there at all where nothing of it holds any more, and comes back with the old English", () => {
    expect(currentTranslations(lamp, { hi })).toEqual({});
    expect(currentTranslations(english, { hi })).toEqual({ hi: hindi });
  });

  it("is shown as it is where nobody noted what it was made from", () => {
    expect(currentTranslations(lamp, { hi: hindi })).toEqual({
      hi: hindi,
    });
  });

  it("of the rows gives way to the English rows where one of those was changed", () => {
    const stronger = { ...english, specifications: "Power: 2 HP" };
    expect(currentTranslations(stronger, { hi })).toEqual({
      hi: { ...hindi, specifications: "Power: 2 HP" },
    });
    expect(outdatedFields(stronger, hi)).toEqual(["specifications"]);
  });

  it("made by a version of the shop that did not translate rows shows the English ones, and is not out of date", () => {
    const { specifications: _none, ...older } = hi;
    expect(currentTranslations(english, { hi: older as typeof hi })).toEqual({
      hi: { ...hindi, specifications: english.specifications },
    });
    expect(outdatedFields(english, older as typeof hi)).toEqual([]);
  });
});
