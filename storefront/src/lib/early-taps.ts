/** What a visitor did before the page listened; recorded by the inline script of server/early-taps.ts. */
export type EarlyTap =
  | { kind: "click"; element: HTMLButtonElement | HTMLAnchorElement }
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
      /** Shows that the page is late, if the visitor is waiting for it. */
      fail(): void;
      /** Lets the page handle its events, except in parts of it that do not listen yet. */
      stop(): void;
    };
  }
}

/** Replays, in order, what the visitor did before the page listened. */
export async function replay(taken: readonly EarlyTap[]) {
  document.getElementById("wait")?.remove();
  for (const busy of document.querySelectorAll("#root [aria-busy=true]")) busy.removeAttribute("aria-busy");
  for (const [at, tap] of taken.entries()) {
    if (!tap.element.isConnected || isSuperseded(tap, taken.slice(at + 1))) continue;
    if (tap.kind === "click") tap.element.click();
    else if (tap.kind === "submit") tap.element.requestSubmit();
    else tell(tap.element, tap.value);
    // The result of a press is rendered before the next one is replayed: a size is chosen, then its button works.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Of several choices in one group only the last is replayed: while an earlier one stands again for a moment, the Tab
 * key would lead back into the group.
 */
const isSuperseded = ({ element: radio }: EarlyTap, later: readonly EarlyTap[]) =>
  isRadio(radio) &&
  later.some(({ element }) => isRadio(element) && element.name === radio.name && element.form === radio.form);

const isRadio = (element: EarlyTap["element"]): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === "radio";

/** React compares a field with the last value it saw, so the field is reset first. */
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
