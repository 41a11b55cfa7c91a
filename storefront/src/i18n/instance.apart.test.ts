import { describe, expect, it, vi } from "vitest";

/** Each text file arrives when the test says so. */
const arrivals = new Map<string, () => void>();
vi.mock("./load-texts", () => ({
  loadTexts: (language: string, namespace: string) =>
    new Promise((resolve) => {
      arrivals.set(`${language}/${namespace}`, () => resolve({ title: `${namespace} in ${language}` }));
    }),
}));
const arrive = async (file: string) => {
  await expect.poll(() => arrivals.has(file)).toBe(true);
  arrivals.get(file)?.();
};

const { createTranslator, keepTranslator, provideTexts, switchLanguage } = await import("./instance");

describe("a part of the page that loads while the language changes", () => {
  it("has its texts in the new language, whichever is there first", async () => {
    for (const order of [
      ["en/ordercode", "hi/orders", "hi/ordercode"],
      ["hi/orders", "en/ordercode", "hi/ordercode"],
    ]) {
      arrivals.clear();
      const opening = createTranslator("en", ["orders"]);
      for (const file of ["en/shell", "en/orders"]) await arrive(file);
      const translator = await opening;
      keepTranslator(translator);
      const both = Promise.all([provideTexts(["ordercode"]), switchLanguage(translator, "hi")]);
      for (const file of ["hi/shell", ...order]) await arrive(file);
      await both;
      expect(translator.language).toBe("hi");
      expect(translator.hasResourceBundle("hi", "ordercode")).toBe(true);
      expect(translator.hasResourceBundle("hi", "orders")).toBe(true);
    }
  });
});
