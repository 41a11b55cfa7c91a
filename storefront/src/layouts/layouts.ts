import { type LazyPage, lazyPage } from "@/lib/lazy-page";
import type { LayoutName } from "@/routing/route";

/** What stands around pages: each is fetched with the first page that stands in it, and with no other. */
export const layouts: Record<Exclude<LayoutName, "bare">, LazyPage> = {
  shop: lazyPage("shop-layout", [], () => import("./shop-layout")),
  auth: lazyPage("auth-layout", [], () => import("./auth-layout")),
};

export async function preloadLayout(name: LayoutName) {
  if (name !== "bare") await layouts[name].preload();
}
