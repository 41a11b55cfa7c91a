import { expect, it } from "vitest";
import { isSaid } from "./reason";

it("is a reason only where something can be read", () => {
  for (const said of ["x", "छोटा है", " ok ", "👎", "गोर्\u200dहे"]) expect(isSaid(said), said).toBe(true);
  for (const silent of ["", "  ", "\u200b", "\u00a0\n\t", "\u2060\ufeff", null, undefined])
    expect(isSaid(silent), JSON.stringify(silent)).toBe(false);
});
