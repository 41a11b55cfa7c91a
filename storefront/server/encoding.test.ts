import { expect, it } from "vitest";
import { chooseEncoding } from "./encoding";

it("prefers brotli, then gzip, then nothing", () => {
  expect(chooseEncoding("gzip, deflate, br, zstd")).toBe("br");
  expect(chooseEncoding("gzip")).toBe("gzip");
  expect(chooseEncoding("zstd")).toBe("identity");
  expect(chooseEncoding(undefined)).toBe("identity");
});
it("respects an encoding that is refused with q=0", () => {
  expect(chooseEncoding("br;q=0, gzip")).toBe("gzip");
});
