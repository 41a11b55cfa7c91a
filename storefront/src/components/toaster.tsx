import { type CSSProperties, useEffect } from "react";
import { createRoot } from "react-dom/client";
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
let mounted: Promise<void> | undefined;

/**
 * Adds the toaster to the page, next to the application's root, or to the dialog that is open over it; resolves when
 * it is ready.
 */
export function mountToaster(): Promise<void> {
  place ??= document.createElement("div");
  const toaster = place;
  mounted ??= new Promise((resolve) => createRoot(toaster).render(<ShopToaster onReady={resolve} />));
  // Everything outside a modal dialog is behind its backdrop and silent to screen readers.
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  (dialog ?? document.body).append(toaster);
  dialog?.addEventListener("close", () => document.body.append(toaster), { once: true });
  return mounted;
}

function ShopToaster({ onReady }: { onReady: () => void }) {
  // Runs after the toaster's own effect, in which it subscribes.
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      visibleToasts={1}
      position="top-center"
      richColors
      closeButton
      theme="system"
      offset={16}
      style={colours}
      // Below a dialog's own title and close button.
      className="in-[dialog]:top-19!"
    />
  );
}
