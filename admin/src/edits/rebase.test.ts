import { describe, expect, it } from "vitest";
import { rebase } from "./rebase";

const opened = { rates: { A: { first: 40, more: 10 } }, days: ["mon"], version: 1 };

describe("settings that somebody else has saved meanwhile", () => {
  it("keep theirs where nothing was typed here, and ours where it was", () => {
    const mine = { ...opened, rates: { A: { first: 50, more: 10 } } };
    const theirs = { ...opened, rates: { A: { first: 40, more: 12 } }, version: 2 };
    expect(rebase(opened, mine, theirs, {})).toEqual({
      rates: { A: { first: 50, more: 12 } },
      days: ["mon"],
      version: 2,
    });
  });

  it("are as chosen where both changed a figure", () => {
    const mine = { ...opened, rates: { A: { first: 50, more: 10 } }, days: ["tue"] };
    const theirs = { ...opened, rates: { A: { first: 45, more: 10 } }, days: ["sun"] };
    expect(rebase(opened, mine, theirs, { "rates.A.first": "theirs", days: "mine" })).toEqual({
      ...opened,
      rates: { A: { first: 45, more: 10 } },
      days: ["tue"],
    });
  });
});
