import { beforeEach, describe, expect, it, vi } from "vitest";
import type { titlesNow } from "../catalog/titles";
import type { FrozenLine } from "./frozen-line";

const read = vi.hoisted(() => vi.fn<typeof titlesNow>());
vi.mock("../catalog/titles", async (original) => ({
  ...(await original<typeof import("../catalog/titles")>()),
  titlesNow: read,
}));

import { allInWords } from "./in-words";

const line = (title: string, titles?: FrozenLine["titles"]) =>
  ({ productId: title, title, ...(titles && { titles }) }) as FrozenLine;
const kite = line("Kite", { hi: "पतंग", mr: "पतंग" });
const top = line("Top", { hi: "लट्टू" });
const titlesOf = (orders: readonly { lines: readonly FrozenLine[] }[]) =>
  orders.map(({ lines }) => lines.map(({ title }) => title));

beforeEach(() => {
  read.mockReset();
  read.mockResolvedValue(({ title }) => (title === "Top" ? "भोवरा" : undefined));
});

describe("orders in their reader's language", () => {
  it("are not read for in English, and come as they are kept", async () => {
    expect(titlesOf(await allInWords([{ lines: [kite, top, line("Ball")] }], "en"))).toEqual([
      ["Kite", "Top", "Ball"],
    ]);
    expect(read).not.toHaveBeenCalled();
  });

  it("are not read for where every line kept its title", async () => {
    expect(titlesOf(await allInWords([{ lines: [kite] }, { lines: [top] }], "hi"))).toEqual([
      ["पतंग"],
      ["लट्टू"],
    ]);
    expect(read).not.toHaveBeenCalled();
  });

  it("ask once for the lines of all orders that kept none, and say in English what is not known", async () => {
    const orders = [{ lines: [kite, top] }, { lines: [line("Ball")] }, { lines: [] }];
    expect(titlesOf(await allInWords(orders, "mr"))).toEqual([["पतंग", "भोवरा"], ["Ball"], []]);
    expect(read).toHaveBeenCalledOnce();
    expect(read.mock.calls[0]?.[0].map(({ title }) => title)).toEqual(["Top", "Ball"]);
    // What the orders keep is untouched.
    expect(titlesOf(orders)).toEqual([["Kite", "Top"], ["Ball"], []]);
  });
});
