import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { provideTexts } from "@/i18n/instance";
import type { Namespace } from "@/i18n/namespaces";

/** A part of a page that is fetched, with its texts, when needed. Rendered inside a Suspense. */
export const lazyPart = <Props>(
  texts: readonly Namespace[],
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [module] = await Promise.all([load(), provideTexts(texts)]);
    return module;
  });
