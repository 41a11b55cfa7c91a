import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { isAsServed, pageState, takeState } from "./page-state";

const strip = { data: [{ title: "Kite", price: 199 }] };

async function served() {
  const client = new QueryClient();
  await client.prefetchQuery({ queryKey: ["strip"], queryFn: () => strip, meta: { isLater: true } });
  await client.prefetchQuery({
    queryKey: ["words"],
    queryFn: () => ({ title: { en: "Kites", hi: "पतंगें", mr: "पतंग" } }),
  });
  // What the page carries is text.
  return JSON.parse(JSON.stringify(pageState(client, "hi")));
}

it("carries of what a part reads itself no more than a print, and texts in one language", async () => {
  const client = new QueryClient();
  takeState(client, await served());
  expect(client.getQueryData(["strip"])).toBeUndefined();
  expect(client.getQueryData(["words"])).toEqual({ title: { en: "", hi: "पतंगें" } });
});

it("knows by the print whether a part would be hydrated with what it was rendered from", async () => {
  takeState(new QueryClient(), await served());
  expect(await isAsServed(["strip"], Promise.resolve(strip))).toBe(true);
  const dearer = { data: [{ title: "Kite", price: 249 }] };
  expect(await isAsServed(["strip"], Promise.resolve(dearer))).toBe(false);
  expect(await isAsServed(["never served"], Promise.resolve(dearer))).toBe(true);
});
