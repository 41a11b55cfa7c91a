import { describe, expect, it } from "vitest";
import { currentTranslations, outdatedFields, translationsOf } from "./translations";

const english = { title: "Crompton pump", description: "A pump for wells." };
const hindi = { title: "क्रॉम्पटन पंप", description: "कुओं के लिए पंप।" };
const { hi = hindi } = translationsOf(english, { hi: hindi });

describe("a translation", () => {
  it("is shown while its English is what it was made from", () => {
    expect(currentTranslations(english, { hi })).toEqual({ hi: hindi });
    expect(outdatedFields(english, hi)).toEqual([]);
  });

  it("gives way to the English text where that was changed, and only there", () => {
    const renamed = { ...english, title: "Crompton pump 2 HP" };
    expect(currentTranslations(renamed, { hi })).toEqual({
      hi: { title: "Crompton pump 2 HP", description: hindi.description },
    });
    expect(outdatedFields(renamed, hi)).toEqual(["title"]);
  });

  it("is not there at all where nothing of it holds any more, and comes back with the old English", () => {
    expect(currentTranslations({ title: "A lamp", description: "It shines." }, { hi })).toEqual({});
    expect(currentTranslations(english, { hi })).toEqual({ hi: hindi });
  });

  it("is shown as it is where nobody noted what it was made from", () => {
    expect(currentTranslations({ title: "A lamp", description: "It shines." }, { hi: hindi })).toEqual({
      hi: hindi,
    });
  });
});
