import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allPictures } from "../data/pictures";
import { sceneNames } from "./scenes/names";
import { kinds, type PictureSpec, pictureName } from "./vocabulary";

/** Every picture that the vocabulary can name, built from its own lists. */
function everySpec(): PictureSpec[] {
  return Object.entries(kinds).flatMap(([kind, { variants, colours, views, ...rest }]) =>
    variants.flatMap((variant) =>
      colours.flatMap((colour) =>
        views.flatMap((view) =>
          ("fronts" in rest ? rest.fronts : [undefined]).flatMap((front) =>
            ("wears" in rest ? ["new", "light", "worn"] : ["new"]).map(
              (wear) => ({ kind, variant, colour, view, front, wear }) as PictureSpec,
            ),
          ),
        ),
      ),
    ),
  );
}

const missing = (names: string[], widths: number[]) =>
  names
    .flatMap((name) => [
      `${name}-160.webp`,
      `${name}-1440.webp`,
      ...widths.flatMap((width) => ["avif", "webp"].map((type) => `${name}-${width}.${type}`)),
    ])
    .filter((file) => !existsSync(join(__dirname, "drawn", file)));

describe("the vocabulary of pictures", () => {
  test("gives every picture a name of its own", () => {
    const names = everySpec().map(pictureName);
    expect(new Set(names).size).toBe(names.length);
  });

  test("names in kebab case only", () => {
    expect(
      everySpec()
        .map(pictureName)
        .filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)),
    ).toEqual([]);
  });

  test("leaves the wear of new things out of the name", () => {
    const spec = { kind: "phone", variant: "triple", colour: "graphite", view: "back" } as const;
    expect(pictureName(spec)).toBe("phone-triple-graphite-back");
    expect(pictureName({ ...spec, wear: "new" })).toBe(pictureName(spec));
    expect(pictureName({ ...spec, wear: "worn" })).toBe("phone-triple-graphite-worn-back");
  });

  test("leaves the usual front out of the name", () => {
    const spec = { kind: "phone", variant: "triple", colour: "graphite", view: "front" } as const;
    expect(pictureName({ ...spec, front: "hole" })).toBe(pictureName(spec));
    expect(pictureName({ ...spec, front: "island", wear: "light" })).toBe(
      "phone-triple-graphite-island-light-front",
    );
  });
});

describe("the drawn pictures", () => {
  test("hold every picture of the demo catalogue at three widths and as two types, one small file and one to zoom into", () => {
    expect(missing(allPictures.map(pictureName), [320, 640, 1080])).toEqual([]);
  });

  test("weigh little enough for a page of two dozen cards on a slow line", () => {
    const names = [...new Set(allPictures.map(pictureName))];
    // What a card fetches on a phone, and on one with a fine screen: bytes of the heaviest, and on average.
    const budgets = {
      "320.avif": [10_000, 4_000],
      "640.avif": [30_000, 8_000],
      "640.webp": [42_000, 10_000],
    };
    for (const [file, [heaviest = 0, average = 0]] of Object.entries(budgets)) {
      const bytes = names.map((name) => statSync(join(__dirname, "drawn", `${name}-${file}`)).size);
      expect(Math.max(...bytes), file).toBeLessThanOrEqual(heaviest);
      expect(bytes.reduce((sum, one) => sum + one, 0) / bytes.length, file).toBeLessThanOrEqual(average);
    }
  });

  test("hold every scene of the home page", () => {
    const [tiles, wide] = [
      sceneNames.filter((n) => n.startsWith("tile")),
      sceneNames.filter((n) => !n.startsWith("tile")),
    ];
    expect(missing(tiles, [320, 640, 1080])).toEqual([]);
    expect(missing(wide, [320, 640, 1080, 1600])).toEqual([]);
  });
});
