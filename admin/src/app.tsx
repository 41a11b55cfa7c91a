import type { Permission } from "@contract/roles";
import type { ReactElement } from "react";
import { CustomRoutes, Resource } from "react-admin";
import { createBrowserRouter, Navigate, Route, RouterProvider } from "react-router-dom";
import { May } from "./access/may";
import { NotYours } from "./access/not-yours";
import { PanelLayout } from "./layout/layout";
import { firstPage, lazyPage } from "./layout/lazy-page";
import { PanelAdmin } from "./panel-admin";
import { authProvider } from "./providers/auth-provider";
import { dataProvider } from "./providers/data-provider";
import { i18nProvider } from "./providers/i18n-provider";
import { speakWith } from "./providers/say";
import { auditLog } from "./resources/audit-log";
import { carousel } from "./resources/carousel";
import { coupons } from "./resources/coupons";
import { customers } from "./resources/customers";
import { features } from "./resources/features";
import { orders, shippingFailed } from "./resources/orders";
import { products } from "./resources/products";
import { questions } from "./resources/questions";
import { returns } from "./resources/returns";
import { reviews } from "./resources/reviews";
import { tickets } from "./resources/tickets";
import { whenBack } from "./resources/when-back";
import { darkTheme, lightTheme } from "./theme";

const AccountPage = lazyPage(() => import("./account/page"), "AccountPage", "account");
const programs = () => import("./resources/programs");
const ApiKeysPage = lazyPage(programs, "ApiKeysPage", "staff", "account");
const CategoriesPage = lazyPage(() => import("./resources/categories/page"), "CategoriesPage", "categories");
const BrandsPage = lazyPage(() => import("./resources/brands/page"), "BrandsPage", "categories");
const Dashboard = firstPage(() => import("./dashboard/dashboard"), "Dashboard");
const HomeWordsPage = lazyPage(
  () => import("./resources/home-words/page"),
  "HomeWordsPage",
  "settings",
  "homePage",
);
const ImportPage = lazyPage(() => import("./resources/products/import/page"), "ImportPage");
const MailsPage = lazyPage(() => import("./resources/mails/page"), "MailsPage", "settings", "mails");
const OpeningPage = lazyPage(() => import("./resources/opening/page"), "OpeningPage", "settings");
const PoliciesPage = lazyPage(() => import("./resources/policies/page"), "PoliciesPage", "settings");
const ReportPage = lazyPage(() => import("./resources/report/page"), "ReportPage", "report");
const RemittancePage = lazyPage(() => import("./resources/remittance/page"), "RemittancePage", "orders");
const RunSheetPage = lazyPage(() => import("./resources/run-sheet/page"), "RunSheetPage", "orders");
const SearchWordsPage = lazyPage(
  () => import("./resources/search-words/page"),
  "SearchWordsPage",
  "settings",
);
const SecondStepPage = lazyPage(() => import("./resources/second-step/page"), "SecondStepPage", "secondStep");
const ShippingSettingsPage = lazyPage(
  () => import("./resources/shipping-settings/page"),
  "ShippingSettingsPage",
  "settings",
);
const ShopPage = lazyPage(() => import("./resources/shop/page"), "ShopPage", "settings");
const StaffPage = lazyPage(() => import("./resources/staff/page"), "StaffPage", "staff", "account");
const StockCountPage = lazyPage(() => import("./resources/stock-count/page"), "StockCountPage", "stockCount");
const TaxesPage = lazyPage(() => import("./resources/taxes/page"), "TaxesPage", "taxes");

const WebhooksPage = lazyPage(programs, "WebhooksPage", "staff", "account");

speakWith((key) => i18nProvider.translate(key));

/** A page of its own, with a kind word instead for those whose role does not include it. */
const onlyFor = (permission: Permission, page: ReactElement) => (
  <May permission={permission} otherwise={<NotYours />}>
    {page}
  </May>
);

/** The pages of the panel: Spec §2's /admin pages. Signing in happens on the shop's own login page. */
function Panel() {
  return (
    <PanelAdmin
      basename="/admin"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      layout={PanelLayout}
      theme={lightTheme}
      darkTheme={darkTheme}
      accessDenied={NotYours}
      requireAuth
    >
      <CustomRoutes>
        <Route path="/" element={<Navigate to="/admin/dashboard" replace />} />
        <Route path="/dashboard" element={<Dashboard />} />
        <Route path="/products/import" element={onlyFor("catalogue", <ImportPage />)} />
        <Route path="/categories" element={onlyFor("catalogue", <CategoriesPage />)} />
        <Route path="/stock-count" element={onlyFor("catalogue", <StockCountPage />)} />
        <Route path="/run-sheet" element={onlyFor("orders", <RunSheetPage />)} />
        <Route path="/remittance" element={onlyFor("money", <RemittancePage />)} />
        <Route path="/brands" element={onlyFor("catalogue", <BrandsPage />)} />
        <Route path="/shipping" element={onlyFor("shop", <ShippingSettingsPage />)} />
        <Route path="/shop" element={onlyFor("shop", <ShopPage />)} />
        <Route path="/taxes" element={onlyFor("shop", <TaxesPage />)} />
        <Route path="/home-page" element={onlyFor("shop", <HomeWordsPage />)} />
        <Route path="/policies" element={onlyFor("shop", <PoliciesPage />)} />
        <Route path="/mails" element={onlyFor("shop", <MailsPage />)} />
        <Route path="/opening" element={onlyFor("shop", <OpeningPage />)} />
        <Route path="/staff" element={onlyFor("staff", <StaffPage />)} />
        <Route path="/api-keys" element={onlyFor("staff", <ApiKeysPage />)} />
        <Route path="/webhooks" element={onlyFor("staff", <WebhooksPage />)} />
        <Route path="/report" element={onlyFor("money", <ReportPage />)} />
        <Route path="/second-step" element={<SecondStepPage />} />
        <Route path="/search-words" element={onlyFor("catalogue", <SearchWordsPage />)} />
        <Route path="/account" element={<AccountPage />} />
      </CustomRoutes>
      <Resource name="products" {...products} />
      <Resource name="orders" {...orders} />
      <Resource name="carousel" {...carousel} />
      <Resource name="features" {...features} />
      <Resource name="shipping-failed" {...shippingFailed} />
      <Resource name="returns" {...returns} />
      <Resource name="customers" {...customers} />
      <Resource name="tickets" {...tickets} />
      <Resource name="coupons" {...coupons} />
      <Resource name="reviews" {...reviews} />
      <Resource name="questions" {...questions} />
      <Resource name="when-back" {...whenBack} />
      <Resource name="audit-log" {...auditLog} />
    </PanelAdmin>
  );
}

/** A data router, because only that can block a navigation away from unsaved changes. */
const router = createBrowserRouter([{ path: "/admin/*", element: <Panel /> }]);

export function App() {
  return <RouterProvider router={router} />;
}
