import { expect, it } from "vitest";
import { agedNote } from "./aged-note";

it("a page kept from before an outage says of when its prices are, in its language", () => {
  const made = new Date("2026-11-25T10:35:00Z");
  const said = (language: "en" | "hi" | "mr") =>
    agedNote(language, made)('<body><div id="root">$&</div></body>').replace(/<[^>]+>/g, "");
  expect(said("en")).toBe(
    "The shop cannot be reached just now: prices and stock on this page are those of 25 Nov, 4:05 pm.$&",
  );
  expect(said("hi")).toContain("25 नव॰, 4:05");
  expect(said("mr")).toContain("25 नोव्हें, 4:05");
});
