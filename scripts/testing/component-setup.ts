import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// A limit against hanging, not a measurement: what is waited for on screen may come late on a slow machine.
configure({ asyncUtilTimeout: 50_000 });

// Missing in happy-dom: without them the form library takes an untouched list for one that was edited, and keeps its
// default away.
const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "selectedIndex") ?? {};
Object.defineProperty(HTMLSelectElement.prototype, "selectedIndex", {
  configurable: true,
  get(this: HTMLSelectElement) {
    return [...this.options].findIndex(({ selected }) => selected);
  },
  ...(set && { set }),
});
const untouched = { configurable: true, writable: true };
Object.defineProperty(HTMLSelectElement.prototype, "size", { ...untouched, value: 0 });
Object.defineProperty(HTMLOptionElement.prototype, "defaultSelected", { ...untouched, value: false });

afterEach(() => {
  cleanup();
  // The next file of this worker has the same globals.
  vi.unstubAllGlobals();
  // Messages outlive the part that showed them.
  document.body.replaceChildren();
  delete document.documentElement.dataset.pincode;
  localStorage.clear();
  sessionStorage.clear();
});
