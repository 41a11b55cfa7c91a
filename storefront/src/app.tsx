import { Suspense, useState } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { ErrorBoundary } from "./components/error-boundary";
import { PageFailed } from "./components/page-failed";
import { SessionPlaceholder } from "./components/session-placeholder";
import { Guard } from "./guards";
import { layouts } from "./layouts/layouts";
import { notFoundRoute, productDialog as ProductDialog, routes } from "./routes";
import { overState } from "./routing/background";
import { Hydrated } from "./routing/hydration";
import { LoadAnew } from "./routing/load-anew";
import { mayPay } from "./routing/may-pay";
import { NavigationEffects } from "./routing/navigation-effects";
import type { LayoutName, ShopRoute } from "./routing/route";
import { RouteHead } from "./routing/route-head";

/**
 * The whole shop: the route table inside its layouts, and a product's dialog over it if one is open. `only` replaces
 * the first page if the server had nothing to show at its address.
 */
export function App({ only }: { only?: ShopRoute | undefined }) {
  const location = useLocation();
  const [firstKey] = useState(location.key);
  const over = overState(location);
  const table =
    only && location.key === firstKey ? [{ ...only, paths: ["*"] as const }] : [...routes, notFoundRoute];
  const on = (layout: LayoutName) => table.filter((route) => route.layout === layout).map(routeElements);
  return (
    <>
      <ErrorBoundary resetKey={location.pathname} fallback={failed}>
        <Suspense fallback={<SessionPlaceholder />}>
          <Routes location={over?.background ?? location}>
            <Route element={<layouts.shop />}>{on("shop")}</Route>
            <Route element={<layouts.auth />}>{on("auth")}</Route>
            {on("bare")}
          </Routes>
        </Suspense>
        {over && (
          <Suspense>
            <ProductDialog />
          </Suspense>
        )}
      </ErrorBoundary>
      <NavigationEffects />
    </>
  );
}

/** Instead of a page, a layout or the dialog over one. */
const failed = (retry: () => void) => (
  <>
    <PageFailed retry={retry} />
    <Hydrated />
  </>
);

function routeElements(route: ShopRoute) {
  return route.paths.map((path) => <Route key={path} path={path} element={<Screen route={route} />} />);
}

function Screen({ route }: { route: ShopRoute }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={failed}>
      <RouteHead route={route} />
      <Guard access={route.access}>
        {route.pays && !mayPay ? (
          <LoadAnew />
        ) : (
          <Suspense fallback={<SessionPlaceholder />}>
            <route.page />
            <Hydrated />
          </Suspense>
        )}
      </Guard>
    </ErrorBoundary>
  );
}
