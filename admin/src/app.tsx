import { Admin, CustomRoutes, Resource } from "react-admin";
import { createBrowserRouter, Navigate, Route, RouterProvider } from "react-router-dom";
import { AccountPage } from "./account/page";
import { Dashboard } from "./dashboard/dashboard";
import { PanelLayout } from "./layout/layout";
import { authProvider } from "./providers/auth-provider";
import { dataProvider } from "./providers/data-provider";
import { i18nProvider } from "./providers/i18n-provider";
import { speakWith } from "./providers/say";
import { auditLog } from "./resources/audit-log";
import { carousel } from "./resources/carousel";
import { features } from "./resources/features";
import { orders, shippingFailed } from "./resources/orders";
import { products } from "./resources/products";
import { ImportPage } from "./resources/products/import/page";
import { returns } from "./resources/returns";
import { reviews } from "./resources/reviews";
import { SearchWordsPage } from "./resources/search-words/page";
import { SecondStepPage } from "./resources/second-step/page";
import { ShippingSettingsPage } from "./resources/shipping-settings/page";
import { darkTheme, lightTheme } from "./theme";

speakWith((key) => i18nProvider.translate(key));

/** The pages of the panel: Spec §2's /admin pages. Signing in happens on the shop's own login page. */
function Panel() {
  return (
    <Admin
      basename="/admin"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      layout={PanelLayout}
      theme={lightTheme}
      darkTheme={darkTheme}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes>
        <Route path="/" element={<Navigate to="/admin/dashboard" replace />} />
        <Route path="/dashboard" element={<Dashboard />} />
        <Route path="/products/import" element={<ImportPage />} />
        <Route path="/shipping" element={<ShippingSettingsPage />} />
        <Route path="/second-step" element={<SecondStepPage />} />
        <Route path="/search-words" element={<SearchWordsPage />} />
        <Route path="/account" element={<AccountPage />} />
      </CustomRoutes>
      <Resource name="products" {...products} />
      <Resource name="orders" {...orders} />
      <Resource name="carousel" {...carousel} />
      <Resource name="features" {...features} />
      <Resource name="shipping-failed" {...shippingFailed} />
      <Resource name="returns" {...returns} />
      <Resource name="reviews" {...reviews} />
      <Resource name="audit-log" {...auditLog} />
    </Admin>
  );
}

/** A data router, because only that can block a navigation away from unsaved changes. */
const router = createBrowserRouter([{ path: "/admin/*", element: <Panel /> }]);

export function App() {
  return <RouterProvider router={router} />;
}
