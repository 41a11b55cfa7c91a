import { describe, expect, it } from "vitest";
import { gradientChoices, safeLink, slideStatus, toSlideBody } from "./rules";

describe("a carousel slide in the panel", () => {
  it("stands on one of 15 gradients", () => {
    expect(gradientChoices).toHaveLength(15);
    expect(gradientChoices[0]).toEqual({ id: "gradient-sunrise", name: "Sunrise" });
  });

  it("links to a path of the shop or an https address only", () => {
    expect(safeLink("/shop/listing?category=toys")).toBeUndefined();
    expect(safeLink("javascript:alert(1)")).toBe("carousel.unsafeLink");
  });

  it("is live from its first moment to its last, unless it is switched off", () => {
    const [from, until] = ["2026-11-21T04:30:00.000Z", "2026-11-22T04:30:00.000Z"];
    const at = (now: string, active = true) => slideStatus({ active, from, until }, Date.parse(now));
    expect(at("2026-11-21T04:29:59.999Z")).toBe("scheduled");
    expect(at(from)).toBe("live");
    expect(at("2026-11-22T04:29:59.999Z")).toBe("live");
    expect(at(until)).toBe("over");
    expect(at(from, false)).toBe("off");
    expect(slideStatus({ active: true, from: null, until: null }, 0)).toBe("live");
  });

  it("sends times in UTC and no empty ones", () => {
    const body = toSlideBody({ title: "A", from: "2026-11-21T10:00:00+05:30", until: "" });
    expect(body.from).toBe("2026-11-21T04:30:00.000Z");
    expect(body.until).toBeNull();
    expect(body.active).toBe(true);
  });
});
