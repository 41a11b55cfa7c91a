import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The problems that axe finds on the current page, each with its place. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // No script runs in a sandboxed frame, axe's neither.
    .exclude("iframe[sandbox]")
    // With it the chart's library measures labels, out of sight; it stays behind when the dashboard is left.
    .exclude("#recharts_measurement_span")
    // Read in the page itself, and only what is wrong described: a third of the time, and the same problems.
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
