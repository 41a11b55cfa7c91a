import type { Browser, Page } from "@playwright/test";
import { demoAdmin, signIn } from "./accounts";

/** A page of the panel that counts what a person presses; `width` is the screen's, with a finger instead of a mouse if asked. */
export async function openDesk(
  browser: Browser,
  width = 1440,
  isTouched = false,
): Promise<{ desk: Page; clicks: () => Promise<number> }> {
  const context = await browser.newContext({
    locale: "en-IN",
    viewport: { width, height: 900 },
    hasTouch: isTouched,
    isMobile: isTouched,
  });
  let count = 0;
  await context.exposeFunction("countClick", () => {
    count += 1;
  });
  await context.addInitScript(() =>
    window.addEventListener(
      "click",
      // A label passes its click on to its box: that is one press.
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0) void (window as unknown as { countClick: () => void }).countClick();
      },
      { capture: true },
    ),
  );
  const desk = await context.newPage();
  await signIn(desk, demoAdmin);
  await desk.goto("/admin/dashboard");
  return { desk, clicks: async () => count };
}
