import { type ComponentType, lazy, useState } from "react";
import { provideTexts } from "@/i18n/instance";
import type { Namespace } from "@/i18n/namespaces";

export type LazyPage = ComponentType & {
  /** The file's name in pages/, by which the server finds the page's chunks. */
  file: string;
  /** The texts that the page uses besides those of every page. */
  texts: readonly Namespace[];
  preload(): Promise<void>;
};

/** A page's module; `prepare` fetches the parts it opens with, which come later only if the server has rendered them. */
type Load = () => Promise<{ default: ComponentType & { prepare?: () => Promise<void> } }>;

/**
 * A page that is fetched, with its texts, when first needed. Once preloaded it renders at once: on the server, and at
 * the first render in the browser, where a suspended page would discard the server's HTML.
 */
export function lazyPage(file: string, texts: readonly Namespace[], load: Load): LazyPage {
  let Loaded: ComponentType | undefined;
  const Deferred = lazy(async () => {
    // The previous page stays until the next one has loaded; styles show the loading.
    const root = document.getElementById("root");
    root?.setAttribute("aria-busy", "true");
    try {
      const [module] = await Promise.all([load(), provideTexts(texts)]);
      await module.default.prepare?.();
      return module;
    } finally {
      root?.removeAttribute("aria-busy");
    }
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once a page, at module level, in routes.tsx
  function Page() {
    // Kept until unmount: swapping the two would remount the page and lose its state.
    const [Chosen] = useState<ComponentType>(() => Loaded ?? Deferred);
    return <Chosen />;
  }
  const preload = async () => {
    const [module] = await Promise.all([load(), provideTexts(texts)]);
    Loaded = module.default;
  };
  return Object.assign(Page, { file, texts, preload });
}
