import { type LazyPage, lazyPage } from "@/lib/lazy-page";
import type { LayoutName } from "@/routing/route";

/** The layouts around pages: each is loaded with the first page that uses it. */
export const layouts: Record<Exclude<LayoutName, "bare">, LazyPage> = {
  shop: lazyPage("shop-layout", [], () => import("./shop-layout")),
  auth: lazyPage("auth-layout", [], () => import("./auth-layout")),
};

export async function preloadLayout(name: LayoutName) {
  if (name !== "bare") await layouts[name].preload();
}
