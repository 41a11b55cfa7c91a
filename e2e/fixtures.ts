import { test as base, expect } from "@playwright/test";
import { Surprises } from "./support/surprises";

export { type Account, demoAdmin, demoShopper, registerShopper, signIn } from "./support/accounts";
export { look } from "./support/look";
export { waitForMail } from "./support/mailbox";
export { expect };

type Fixtures = {
  /** Fails the journey when something unexpected happened; `allow` names what a journey provokes on purpose. */
  surprises: Surprises;
};

/** A page of the shop takes events from here on; the panel and the sandbox have no such root. */
const isTakenOver = () => {
  const root = document.getElementById("root");
  return !root?.firstElementChild || Object.keys(root).some((key) => key.startsWith("__reactContainer"));
};

/**
 * Playwright's test, watched: a console error, a failed request or an answer of 400 and more fails it. A page that was gone
 * to is taken over by its scripts, which come after the first paint: a click before that would be lost.
 */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const taken = async <Answer>(answer: Answer): Promise<Answer> => {
      await page.waitForFunction(isTakenOver);
      return answer;
    };
    page.goto = async (...args) => taken(await goto(...args));
    page.reload = async (...args) => taken(await reload(...args));
    await use(page);
  },
  surprises: [
    async ({ context }, use) => {
      const surprises = new Surprises(context);
      await use(surprises);
      expect(surprises.list(), "nothing unexpected in the browser").toEqual([]);
    },
    { auto: true },
  ],
});
