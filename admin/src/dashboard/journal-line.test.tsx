import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInPanel } from "../testing/render-in-panel";
import { JournalLine } from "./journal-line";

const keptAt = "2026-11-25T21:00:00.000Z";

it.each([
  [{ keptAt, isFailing: false }, /^The shop can be set back to any moment up to 26 Nov 2026/],
  [{ keptAt: null, isFailing: false }, /nothing was written yet/],
  [{ keptAt, isFailing: true }, /cannot be kept since 26 Nov 2026/],
  [{ keptAt: null, isFailing: true }, /cannot be kept: see to the disk/],
])("says how the journal stands: %j", async (journal, words) => {
  await renderInPanel(<JournalLine journal={journal} />);
  expect(screen.getByText(words)).toBeTruthy();
});
