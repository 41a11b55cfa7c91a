import { describe, expect, it } from "vitest";
import { z } from "zod";
import { messages } from "./messages";
import { validate } from "./validate";

/** The refusal that `work` throws. */
function refusal(work: () => unknown): { status: number; extra: { errors?: { field: string }[] } } {
  try {
    work();
  } catch (error) {
    return error as { status: number; extra: { errors?: { field: string }[] } };
  }
  throw new Error("It was taken.");
}

describe("a body", () => {
  let looked = 0;
  const Piece = z.object({ id: z.string() }).refine(() => {
    looked += 1;
    return true;
  });
  const body = z.object({
    pieces: z.array(Piece).max(3, messages.atMost(3).key).nullish(),
    groups: z
      .array(z.object({ words: z.array(z.string()).max(2).default([]) }))
      .max(5)
      .optional(),
  });
  const faults = (raw: object) => refusal(() => validate({ body }, { body: raw })).extra.errors;

  it("is refused for the length of its list before an element is looked at", () => {
    looked = 0;
    expect(faults({ pieces: Array(100_000).fill({ id: "a" }) })).toEqual([
      { field: "pieces", message: messages.atMost(3) },
    ]);
    expect(looked).toBe(0);
  });

  it("is refused for a list within a list", () => {
    expect(faults({ groups: [{}, { words: ["a", "b", "c"] }] })).toMatchObject([{ field: "groups.1.words" }]);
  });

  it("is told its first twenty faults", () => {
    const wide = z.record(z.string(), z.number());
    const raw = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`f${at}`, "x"]));
    const { errors } = refusal(() => validate({ body: wide }, { body: raw })).extra;
    expect(errors).toHaveLength(20);
  });

  it("is taken where its lists are short enough, and where it has none", () => {
    expect(validate({ body }, { body: { pieces: [{ id: "a" }] } }).body).toEqual({ pieces: [{ id: "a" }] });
    expect(validate({ body }, { body: { pieces: null } }).body).toEqual({ pieces: null });
  });
});
