import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Toaster } from "sonner";

let mounted: Promise<void> | undefined;

/** Puts the toaster into the page, once, beside the application's own root; resolves when it listens. */
export function mountToaster(): Promise<void> {
  mounted ??= new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement("div"));
    createRoot(place).render(<ShopToaster onReady={resolve} />);
  });
  return mounted;
}

function ShopToaster({ onReady }: { onReady: () => void }) {
  // Runs after the toaster's own effect, in which it begins to listen.
  useEffect(onReady, [onReady]);
  return (
    <Toaster visibleToasts={1} position="top-center" richColors closeButton theme="system" offset={16} />
  );
}
