import { type Browser, test as base, expect } from "@playwright/test";
import { Surprises } from "./support/surprises";
import { openUntilItListens } from "./support/until-it-listens";

export { type Account, demoAdmin, demoShopper, registerShopper, signIn } from "./support/accounts";
export { look } from "./support/look";
export { waitForMail } from "./support/mailbox";
export { expect };

type Fixtures = {
  /** Fails the journey if something unexpected happened; `allow` names what a journey provokes on purpose. */
  surprises: Surprises;
};

/** Playwright's test with checks: a console error, a failed request or a response of 400 or more fails it. */
export const test = base.extend<Fixtures, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        context.on("page", openUntilItListens);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  surprises: [
    async ({ context }, use) => {
      const surprises = await Surprises.watch(context);
      await use(surprises);
      expect(surprises.list(), "nothing unexpected in the browser").toEqual([]);
    },
    { auto: true },
  ],
});
