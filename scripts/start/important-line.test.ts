import { describe, expect, it } from "vitest";
import { importantPart, lastWords, printedPart } from "./important-line";

describe("what of a process's output a person sees", () => {
  it("is its progress while it starts", () => {
    expect(importantPart("migrating the database …", true)).toBe("migrating the database …");
    expect(importantPart("migrating the database …", false)).toBeUndefined();
  });

  it("is an error at any time, as text or as JSON", () => {
    expect(importantPart("TypeError: x is not a function", false)).toContain("TypeError");
    expect(importantPart('{"level":50,"msg":"mail refused"}', false)).toBe("mail refused");
    expect(importantPart('{"level":"error","message":"mail refused"}', false)).toBe("mail refused");
  });

  it("names the call and the cause of a request that failed", () => {
    const late = '{"level":50,"route":"adminMoveOrders","status":503,"ms":35007,"msg":"request"}';
    expect(importantPart(late, false)).toBe("request (adminMoveOrders 503)");
    const failed = '{"level":50,"route":"getOrder","err":{"message":"out of memory"},"msg":"request failed"}';
    expect(importantPart(failed, false)).toBe("request failed (getOrder out of memory)");
  });

  it("is not what Node and the engine say about themselves", () => {
    expect(importantPart("(node:12) Warning: something old", true)).toBeUndefined();
    expect(importantPart("\u001b[33mwarn\u001b[39m:    Local Event Bus installed.", true)).toBeUndefined();
    expect(importantPart('{"level":30,"msg":"request"}', true)).toBeUndefined();
  });
});

it("finds in a log of JSON what was printed to the console", () => {
  const printed = (level: number) =>
    JSON.stringify({ level, printed: true, msg: "migrating the database …" });
  expect(printedPart(printed(30))).toEqual({ text: "migrating the database …", isError: false });
  expect(printedPart(printed(50))).toEqual({ text: "migrating the database …", isError: true });
  const request = '{"level":50,"msg":"request"}';
  for (const line of [request, "migrating the database …", "{ no: JSON"])
    expect(printedPart(line)).toEqual({ text: line, isError: false });
});

it("keeps of a long farewell what says why", () => {
  const lines = [
    "error: no such column {",
    "    at parse (x.js:1:2)",
    "  hint: undefined,",
    "  code: '42703'",
    "}",
  ];
  expect(lastWords(lines)).toEqual(["error: no such column {", "  code: '42703'"]);
});
