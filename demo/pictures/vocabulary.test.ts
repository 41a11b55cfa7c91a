import { existsSync } from "node:fs";
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
          ("wears" in rest ? ["new", "light", "worn"] : ["new"]).map(
            (wear) => ({ kind, variant, colour, view, wear }) as PictureSpec,
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
});

describe("the drawn pictures", () => {
  test("hold every picture of the demo catalogue at three widths and as two types, one small file and one to zoom into", () => {
    expect(missing(allPictures.map(pictureName), [320, 640, 1080])).toEqual([]);
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
