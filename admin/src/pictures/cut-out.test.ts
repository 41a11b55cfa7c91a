import { describe, expect, it } from "vitest";
import { pixelsOf, squareIn } from "./cut-out";

describe("cutting a picture", () => {
  it("takes the part in the picture's own pixels", () => {
    expect(pixelsOf({ x: 25, y: 50, width: 50, height: 25 }, { width: 1080, height: 800 })).toEqual({
      x: 270,
      y: 400,
      width: 540,
      height: 200,
    });
  });

  it("never leaves the picture and is never empty", () => {
    expect(pixelsOf({ x: 99.9, y: 0, width: 5, height: 0 }, { width: 100, height: 100 })).toEqual({
      x: 99,
      y: 0,
      width: 1,
      height: 1,
    });
  });

  it("starts with the largest square in the middle", () => {
    expect(squareIn({ width: 200, height: 100 })).toEqual({ x: 25, y: 0, width: 50, height: 100 });
    expect(squareIn({ width: 80, height: 80 })).toEqual({ x: 0, y: 0, width: 100, height: 100 });
  });
});
