import type { ComponentType } from "react";
import { type LazyPage, lazyPage } from "@/lib/lazy-page";
import type { LayoutName } from "@/routing/route";
import ShopLayout from "./shop-layout";

const auth: LazyPage = lazyPage("auth-layout", [], () => import("./auth-layout"));

/** What stands around pages. The shop's own comes with every page; the one for signing in when it is needed. */
export const layouts: Record<Exclude<LayoutName, "bare">, ComponentType> = { shop: ShopLayout, auth };

export async function preloadLayout(name: LayoutName) {
  if (name === "auth") await auth.preload();
}
