import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInPanel } from "../testing/render-in-panel";
import { BackupLine } from "./backup-line";

const madeAt = "2026-11-25T21:00:00.000Z";

it.each([
  [{ madeAt, isLate: false, failure: null, lacksUploads: false }, /^Last nightly backup: 26 Nov 2026/],
  [{ madeAt, isLate: false, failure: null, lacksUploads: true }, /26 Nov 2026.*pictures are in the bucket/],
  [{ madeAt, isLate: true, failure: null, lacksUploads: false }, /^No nightly backup since 26 Nov 2026/],
  [{ madeAt: null, isLate: true, failure: null, lacksUploads: false }, /^There is no nightly backup yet/],
  [{ madeAt, isLate: false, failure: "room" as const, lacksUploads: false }, /has no room/],
  [{ madeAt, isLate: false, failure: "tool" as const, lacksUploads: false }, /pg_dump/],
  [{ madeAt: null, isLate: true, failure: "other" as const, lacksUploads: false }, /the worker's log/],
])("says how the backups stand: %j", async (backup, words) => {
  await renderInPanel(<BackupLine backup={backup} />);
  expect(screen.getByText(words)).toBeTruthy();
});
