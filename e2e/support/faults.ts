import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The problems that axe finds on the current page, each with its place. */
export async function faults(page: Page): Promise<string[]> {
  // No script runs in a sandboxed frame, axe's neither.
  const { violations } = await new AxeBuilder({ page }).exclude("iframe[sandbox]").analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
