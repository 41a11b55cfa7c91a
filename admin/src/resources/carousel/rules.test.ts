import { describe, expect, it } from "vitest";
import { gradientChoices, safeLink, toSlideBody } from "./rules";

describe("a carousel slide in the panel", () => {
  it("stands on one of 15 gradients", () => {
    expect(gradientChoices).toHaveLength(15);
    expect(gradientChoices[0]).toEqual({ id: "gradient-sunrise", name: "Sunrise" });
  });

  it("links to a path of the shop or an https address only", () => {
    expect(safeLink("/shop/listing?category=toys")).toBeUndefined();
    expect(safeLink("javascript:alert(1)")).toBe("carousel.unsafeLink");
  });

  it("sends times in UTC and no empty ones", () => {
    const body = toSlideBody({ title: "A", from: "2026-11-21T10:00:00+05:30", until: "" });
    expect(body.from).toBe("2026-11-21T04:30:00.000Z");
    expect(body.until).toBeNull();
    expect(body.active).toBe(true);
  });
});
