import type { Page } from "@playwright/test";
import axe from "axe-core";

/** What axe passes over. */
const unread = [
  // No script runs in a sandboxed frame, axe's neither.
  ["iframe[sandbox]"],
  // With it the chart's library measures labels, out of sight; it stays behind when the dashboard is left.
  ["#recharts_measurement_span"],
];

/**
 * The problems that axe finds on the current page, each with its place. Run in the page itself, which answers with no
 * more than this: axe's own package for Playwright reads half a megabyte of script twice for each page, and what all
 * rules say of it once, which costs as much as the rules.
 */
export async function faults(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    const element = frame.parentFrame() && (await frame.frameElement());
    if ((await element?.getAttribute("sandbox")) != null) continue;
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(async (exclude) => {
    // A button on its way from one colour to another has a contrast of its own.
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run({ exclude }, { resultTypes: ["violations"] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  }, unread);
}
