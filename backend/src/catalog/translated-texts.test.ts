import { describe, expect, it } from "vitest";
import { translatedTexts } from "./translated-texts";

const slides = translatedTexts(["title", "cta"]);
const english = { title: "Diwali sale", cta: "Look" };
const hindi = { title: "दिवाली सेल", cta: "देखें" };
const stored = slides.made(english, { hi: hindi });
const row = { ...english, translations: stored };
const renamed = { ...english, title: "Monsoon sale" };

describe("the translated texts of a record", () => {
  it("are shown, and English stands in for one that was left blank", () => {
    const { hi } = slides.made(english, { hi: { title: hindi.title } });
    expect(slides.shown(english, hi)).toEqual({ title: hindi.title, cta: "Look" });
    expect(slides.shown(english, slides.made(english, { hi: {} }).hi)).toBeUndefined();
    expect(slides.shown(english, undefined)).toBeUndefined();
  });

  it("are out of date where the English was changed, until they are changed too", () => {
    const { hi } = slides.edited(row, renamed, { hi: { ...hindi, outdated: [] } });
    expect(hi && slides.outdated(renamed, hi)).toEqual(["title"]);
    const after = { ...renamed, translations: { hi } };
    const mended = slides.edited(after, renamed, {
      hi: { title: "मानसून सेल", cta: hindi.cta, outdated: ["title"] },
    });
    expect(mended.hi && slides.shown(renamed, mended.hi)).toEqual({ title: "मानसून सेल", cta: hindi.cta });
  });

  it("stay as they are, and as out of date, where an edit does not name them", () => {
    const moved = { title: "Monsoon sale", cta: "Buy" };
    const { hi } = slides.withChanged(stored, slides.changed(moved, { hi: { title: "मानसून सेल" } }));
    expect(hi).toMatchObject({ title: "मानसून सेल", cta: hindi.cta });
    expect(hi && slides.outdated(moved, hi)).toEqual(["cta"]);
    expect(hi && slides.outdated({ ...moved, cta: english.cta }, hi)).toEqual([]);
  });

  it("hold again if an editor says so", () => {
    const old = slides.edited(row, renamed, { hi: hindi });
    const { hi } = slides.edited({ ...renamed, translations: old }, renamed, {
      hi: { ...hindi, outdated: [] },
    });
    expect(hi && slides.outdated(renamed, hi)).toEqual([]);
  });

  it("are made from the new English when both are changed at once", () => {
    const { hi } = slides.edited(row, renamed, { hi: { ...hindi, title: "मानसून सेल", outdated: [] } });
    expect(hi && slides.outdated(renamed, hi)).toEqual([]);
  });

  it("are out of date if their English was changed while they were written", () => {
    const { hi } = slides.edited(
      { ...renamed, translations: stored },
      renamed,
      { hi: { ...hindi, title: "दिवाली की सेल" } },
      ["title"],
    );
    expect(hi && slides.outdated(renamed, hi)).toEqual(["title"]);
  });

  it("stay as they are in a language that was not sent", () => {
    expect(slides.edited(row, renamed, {})).toEqual(stored);
    expect(slides.edited({ ...english, translations: null }, english)).toEqual({});
  });
});
