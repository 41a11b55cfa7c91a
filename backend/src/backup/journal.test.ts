import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { forgetJournal } from "./journal";

it("forgets the journal from before the oldest backup, and nothing else in its folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-journal-"));
  const oldest = new Date("2026-11-20T21:00:00Z");
  const put = (name: string, kept: string) => {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), new Date(kept), new Date(kept));
  };
  put("000000010000000000000001.gz", "2026-11-20T19:00:00Z");
  put("000000010000000000000002.00000028.backup.gz", "2026-11-20T19:00:00Z");
  put("000000010000000000000003.gz", "2026-11-20T20:30:00Z");
  put("000000010000000000000004.gz", "2026-11-21T08:00:00Z");
  put("00000002.history.gz", "2026-01-01T00:00:00Z");
  put("somebody's own.gz", "2026-01-01T00:00:00Z");
  await forgetJournal(folder, oldest);
  expect(readdirSync(folder).sort()).toEqual([
    "000000010000000000000003.gz",
    "000000010000000000000004.gz",
    "00000002.history.gz",
    "somebody's own.gz",
  ]);
  rmSync(folder, { recursive: true });
});
