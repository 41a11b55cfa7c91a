import { expect, it } from "vitest";
import { escapeHtml } from "./document";
import { safeJson } from "./safe-json";

it("keeps texts from closing the element that carries the state", () => {
  expect(safeJson({ title: "</script><script>alert(1)</script>" })).not.toContain("</script>");
  expect(JSON.parse(safeJson({ a: "<b>" }))).toEqual({ a: "<b>" });
});
it("escapes what stands in attributes", () => {
  expect(escapeHtml(`"><img src=x>&`)).toBe("&quot;&gt;&lt;img src=x&gt;&amp;");
});
