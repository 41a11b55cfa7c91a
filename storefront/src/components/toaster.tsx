import { type CSSProperties, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Toaster } from "sonner";
import "sonner/dist/styles.css";

/** The shop's own colours: the library's green on green is too faint to read. */
const colours = {
  "--normal-bg": "var(--surface)",
  "--normal-text": "var(--ink)",
  "--normal-border": "var(--line-strong)",
  "--success-bg": "var(--good-soft)",
  "--success-text": "var(--good)",
  "--success-border": "var(--good)",
  "--error-bg": "var(--bad-soft)",
  "--error-text": "var(--bad)",
  "--error-border": "var(--bad)",
} as CSSProperties;

let place: HTMLElement | undefined;
let root: Root | undefined;
let tellMounted: () => void = () => {};
/** One promise for every toast: two that come before the first is drawn both wait for the same toaster. */
const mounted = new Promise<void>((resolve) => {
  tellMounted = resolve;
});

/**
 * Adds the toaster to the page, next to the application's root, or to the dialog that is open over it; resolves when
 * it is ready.
 */
export function mountToaster(): Promise<void> {
  place ??= document.createElement("div");
  root ??= createRoot(place);
  const [toaster, draw] = [place, root];
  // Everything outside a modal dialog is behind its backdrop and silent to screen readers.
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const show = (inDialog: boolean) => draw.render(<ShopToaster inDialog={inDialog} onReady={tellMounted} />);
  show(Boolean(dialog));
  (dialog ?? document.body).append(toaster);
  dialog?.addEventListener(
    "close",
    () => {
      document.body.append(toaster);
      show(false);
    },
    { once: true },
  );
  return mounted;
}

/**
 * On a page along the bottom, away from the search and the header; in a dialog at its top, over its title, so that
 * neither the line that was changed nor the buttons below are covered.
 */
function ShopToaster({ inDialog, onReady }: { inDialog: boolean; onReady: () => void }) {
  // Runs after the toaster's own effect, in which it subscribes.
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      visibleToasts={1}
      position={inDialog ? "top-center" : "bottom-center"}
      richColors
      closeButton
      theme="system"
      offset={inDialog ? 16 : { bottom: "var(--above-bar, 1.5rem)" }}
      mobileOffset={inDialog ? { top: 8, left: 12, right: 68 } : { bottom: "var(--above-bar, 1rem)" }}
      style={colours}
      // Below a dialog's own title and close button where there is room for both; on phones beside the button, whose room
      // the library leaves out only on the left.
      className="sm:in-[dialog]:top-19! max-[600px]:in-[dialog]:*:w-[calc(100%-5rem)]!"
    />
  );
}
