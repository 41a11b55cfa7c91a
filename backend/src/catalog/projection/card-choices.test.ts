import { describe, expect, it } from "vitest";
import { optionInWords } from "../../contract/option-words";
import { cardChoices } from "./card-choices";
import type { ProjectedVariant } from "./shape";

const variant = (
  options: Record<string, string>,
  more: Partial<ProjectedVariant> = {},
): ProjectedVariant => ({
  variantId: Object.values(options).join("-"),
  inventoryItemId: null,
  allowsBackorder: false,
  sku: null,
  size: null,
  options: Object.entries(options).map(([name, value]) => optionInWords({ name, value })),
  position: 0,
  rank: 0,
  picture: null,
  images: [],
  price: 500,
  salePrice: 0,
  paidPrice: 500,
  ...more,
});
const inColours = (...colours: string[]) =>
  colours.map((colour, rank) => variant({ Colour: colour }, { rank, picture: `/${colour}.webp` }));

describe("what a card says of choices", () => {
  it("is nothing where there are only sizes at one price", () => {
    const sized = (size: string) => variant({}, { size });
    expect(cardChoices([sized("S"), sized("M")], "en")).toEqual({});
    expect(cardChoices(inColours("Red"), "en")).toEqual({});
  });

  it("is a swatch for each colour, in the language of the reader, at most four", () => {
    const { choices } = cardChoices(
      inColours("Red", "Phantom Black", "Zephyr", "Teal", "Blue", "Pink"),
      "hi",
    );
    expect(choices).toMatchObject({ more: 2, words: null, isFrom: false });
    expect(choices?.colours).toEqual([
      { variantId: "Red", name: "लाल", hex: "#d0312d", image: "/Red.webp" },
      { variantId: "Phantom Black", name: "Phantom Black", hex: "#1f1f22", image: "/Phantom Black.webp" },
      { variantId: "Zephyr", name: "Zephyr", hex: null, image: "/Zephyr.webp" },
      { variantId: "Teal", name: "टील", hex: "#16777b", image: "/Teal.webp" },
    ]);
  });

  it("names a few storages with their unit once, and counts many", () => {
    const storages = (...values: string[]) =>
      values.map((value, at) => variant({ Storage: value }, { rank: at, paidPrice: 500 + at }));
    expect(cardChoices(storages("128 GB", "256 GB"), "en").choices).toEqual({
      colours: [],
      more: 0,
      words: "128 / 256 GB",
      isFrom: true,
    });
    expect(cardChoices(storages("512 GB", "1 TB"), "en").choices?.words).toBe("512 GB / 1 TB");
    expect(cardChoices(storages("1 GB", "2 GB", "3 GB", "4 GB"), "mr").choices?.words).toBe("4 पर्याय");
  });

  it("says from which price on where only the sizes' prices differ", () => {
    const sized = [variant({}, { size: "S" }), variant({}, { size: "M", paidPrice: 600 })];
    expect(cardChoices(sized, "en").choices).toEqual({ colours: [], more: 0, words: null, isFrom: true });
  });
});
