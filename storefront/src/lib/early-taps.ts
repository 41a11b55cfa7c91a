/** What a visitor did before the page listened; noted by the inline script of server/early-taps.ts. */
export type EarlyTap =
  | { kind: "click"; element: HTMLButtonElement }
  | { kind: "submit"; element: HTMLFormElement }
  | {
      kind: "input";
      element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
      value: string | boolean;
    };

declare global {
  interface Window {
    earlyTaps?: {
      taken: EarlyTap[];
      /** Says that the page is late, to whoever waits for it. */
      fail(): void;
      /** Leaves the events to the page. */
      stop(): void;
    };
  }
}

/** Does for the visitor, in their order, what they did before the page listened. */
export async function replay(taken: readonly EarlyTap[]) {
  document.getElementById("wait")?.remove();
  for (const busy of document.querySelectorAll("#root [aria-busy=true]")) busy.removeAttribute("aria-busy");
  for (const tap of taken) {
    if (!tap.element.isConnected) continue;
    if (tap.kind === "click") tap.element.click();
    else if (tap.kind === "submit") tap.element.requestSubmit();
    else tell(tap.element, tap.value);
    // What a press changes stands before the next one is told: a size is chosen, then its button works.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** React compares a field with what it last saw there, so the field goes back first. */
function tell(element: Extract<EarlyTap, { kind: "input" }>["element"], value: string | boolean) {
  if (typeof value === "boolean") {
    (element as HTMLInputElement).checked = !value;
    element.click();
    return;
  }
  if (element instanceof HTMLSelectElement) {
    element.value = value;
    element.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  const write = Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set;
  element.value = "";
  write?.call(element, value);
  element.dispatchEvent(new Event("input", { bubbles: true }));
}
