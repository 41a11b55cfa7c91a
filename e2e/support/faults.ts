import type { Page } from "@playwright/test";
import axe from "axe-core";

/** What axe passes over. */
const unread = [
  // No script runs in a sandboxed frame, axe's neither.
  ["iframe[sandbox]"],
  // The light version's notice stands before it, and axe takes for a way past the page only what comes first.
  [".notice ~ * .skip-link"],
  // With it the chart's library measures labels, out of sight; it stays behind when the dashboard is left.
  ["#recharts_measurement_span"],
];

/**
 * The problems that axe finds on the current page, each with its place. Run in the page itself, which answers with no
 * more than this: axe's own package for Playwright reads half a megabyte of script twice for each page, and what all
 * rules say of it once, which costs as much as the rules.
 */
export async function faults(page: Page, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames()) {
    const element = frame.parentFrame() && (await frame.frameElement());
    if ((await element?.getAttribute("sandbox")) != null) continue;
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async ({ exclude, only }) => {
      // A button on its way from one colour to another has a contrast of its own, and so has a dialog that fades in. What is set
      // off now begins with the next frame.
      const nextFrame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve);
          // A page in the background may have no frames.
          setTimeout(resolve, 500);
        });
      const passing = () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
          );
      // What moves again and again is not waited for to its end.
      for (let turn = 0; turn < 20; turn += 1) {
        await Promise.allSettled(passing().map(({ finished }) => finished));
        await nextFrame();
        await nextFrame();
        if (passing().length === 0) break;
      }
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(
        { exclude },
        { resultTypes: ["violations"], ...(only && { runOnly: only }) },
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      );
    },
    { exclude: unread, only: rules },
  );
}

/** Whether colours and places change at once, without a way between. */
const changeAtOnce = (page: Page, atOnce: boolean) =>
  page.evaluate((on) => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important; }");
    document.adoptedStyleSheets = on ? [still] : [];
  }, atOnce);

/** The same in light and dark. What is dark differs in colours alone: of the rest one reading is enough. */
export async function faultsInBoth(page: Page): Promise<string[]> {
  await changeAtOnce(page, true);
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await faults(page, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  const inLight = await faults(page);
  await changeAtOnce(page, false);
  return [...inLight, ...inDark.map((fault) => `in dark, ${fault}`)];
}
