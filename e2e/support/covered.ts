import type { Page } from "@playwright/test";

/**
 * The controls on screen that a finger cannot press, since something lies over their middle, each with what does: of
 * the dialog in front, if one is open. Sliders are left out: they take a press at their knobs alone.
 */
export async function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const front = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
    const controls = front.querySelectorAll<HTMLElement>(
      "a[href], button:enabled, summary, select:enabled, textarea:enabled, input:enabled:not([type=hidden], [type=range])",
    );
    const found: string[] = [];
    for (const control of controls) {
      if (
        control.closest("[inert]") ||
        !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      await new Promise(requestAnimationFrame);
      const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect();
      // What is for screen readers alone is a pixel in size.
      if (width < 8 || height < 8) continue;
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      const label = over?.closest("label");
      // Out of the window: a skip link, or a list's bar that waits for rows to be ticked.
      if (
        !over ||
        control.contains(over) ||
        (label && (label.contains(control) || label.control === control))
      )
        continue;
      const name = control.ariaLabel ?? (control.textContent || control.getAttribute("name"));
      found.push(`${name?.trim()}, below <${over.localName} class="${over.getAttribute("class")}">`);
    }
    return found;
  });
}
