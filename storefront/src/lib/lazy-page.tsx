import { type ComponentType, useState } from "react";
import { PageFailed } from "@/components/page-failed";
import { provideTexts } from "@/i18n/instance";
import type { Namespace } from "@/i18n/namespaces";
import { lazyOr } from "./lazy-or";
import { loadAnew } from "./load-anew";

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
 * A page that is fetched, with its texts, when first needed. Where that fails its address is loaded as a document, of
 * another build perhaps; without a connection `Instead` stands there. Once preloaded it renders at once: on the server, and at
 * the first render in the browser, where a suspended page would discard the server's HTML.
 */
export function lazyPage(
  file: string,
  texts: readonly Namespace[],
  load: Load,
  Instead: ComponentType<{ retry: () => void }> = PageFailed,
): LazyPage {
  let Loaded: ComponentType | undefined;
  const Deferred = lazyOr(async () => {
    // The previous page stays until the next one has loaded; styles show the loading.
    const root = document.getElementById("root");
    root?.setAttribute("aria-busy", "true");
    try {
      const [module] = await Promise.all([load(), provideTexts(texts)]);
      await module.default.prepare?.();
      return module;
    } catch (error) {
      await loadAnew();
      throw error;
    } finally {
      root?.removeAttribute("aria-busy");
    }
  }, Instead);
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
