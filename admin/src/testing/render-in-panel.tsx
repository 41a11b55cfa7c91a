import type { Brand } from "@contract/brands";
import type { ShopCategory } from "@contract/categories";
import type { Language } from "@contract/constants";
import type { StaffRole } from "@contract/roles";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { QueryClient } from "@tanstack/react-query";
import { ShopStandIn } from "@testing/shop-stand-in";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { AdminContext, Notification, ResourceContextProvider } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { demoBrands } from "../../../demo/data/brands";
import { demoCategories } from "../../../demo/data/categories";
import { demoKinds } from "../../../demo/data/kinds";
import { type LaterTexts, laterTexts } from "../i18n/later-texts";
import { dataProvider } from "../providers/data-provider";
import { i18nProvider, loadTexts } from "../providers/i18n-provider";
import { speakWith } from "../providers/say";
import { session } from "../session/session";

type Page = {
  language?: Language;
  resource?: string;
  /** What the signed-in member of the staff is there for. */
  role?: StaffRole;
  /** Where the part is shown, for parts that read it: `/products/prod_car`. */
  at?: `/${string}/${string}`;
  /** Prepared for the calls that the part makes as soon as it is shown. */
  shop?: ShopStandIn;
};

// Outside the document: no test looks at styles, and reading them for every question about an element takes seconds.
const styles = createCache({ key: "css", container: document.createElement("div") });

/**
 * Shows a part of the panel with its real texts, data provider and messages, but without menu and session. Returns
 * the shop it talks to, the member of staff who uses it, and the texts by key.
 */
export async function renderInPanel(
  part: ReactNode,
  { language = "en", resource = "products", role = "owner", at, shop = new ShopStandIn() }: Page = {},
) {
  await Promise.all(Object.keys(laterTexts).map((name) => loadTexts(name as LaterTexts)));
  await i18nProvider.changeLocale(language);
  const t = (key: string, values?: Record<string, unknown>) => i18nProvider.translate(key, values);
  speakWith(t);
  session.stands(role);
  const brands = demoBrands.map(({ id, ...brand }) => ({
    ...brand,
    _id: id,
    categories: [...brand.categories] as Brand["categories"],
    products: 1,
    version: 1,
  }));
  const categories = demoCategories.map(({ id, ...category }) => ({
    ...category,
    _id: id,
    sizes: [...category.sizes],
    fields: [...category.fields],
    gstRate: category.gstRate as ShopCategory["gstRate"],
    products: 1,
    version: 1,
  }));
  if (!shop.knows("adminGetCategories")) shop.on("adminGetCategories", { success: true, data: categories });
  const kinds = demoKinds.map(({ id, filters, ...kind }) => ({
    ...kind,
    _id: id,
    filters: [...filters],
    products: 1,
    version: 1,
  }));
  if (!shop.knows("adminGetKinds")) shop.on("adminGetKinds", { success: true, data: kinds });
  if (!shop.knows("adminGetBrands")) shop.on("adminGetBrands", { success: true, data: brands });
  const panel = (
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ResourceContextProvider value={resource}>{part}</ResourceContextProvider>
      <Notification />
    </AdminContext>
  );
  render(
    <CacheProvider value={styles}>
      <RouterProvider
        router={createMemoryRouter([{ path: at ? "/:resource/:id" : "*", element: panel }], {
          ...(at && { initialEntries: [at] }),
        })}
      />
    </CacheProvider>,
  );
  return { shop, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), t };
}
