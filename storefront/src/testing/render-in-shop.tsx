import type { Language } from "@contract/constants";
import { QueryClientProvider } from "@tanstack/react-query";
import { ShopStandIn } from "@testing/shop-stand-in";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { createTranslator, keepTranslator } from "@/i18n/instance";
import type { Namespace } from "@/i18n/namespaces";
import { laterTexts } from "@/lib/later-part";
import { createQueryClient } from "@/query-client";

type Page = {
  language?: Language;
  texts: readonly Namespace[];
  /** Prepared for the calls that the part makes as soon as it is shown. */
  shop?: ShopStandIn;
  /** The page's address, with what came along in its history entry. */
  at?: { pathname: string; search?: string; state?: unknown };
};

/**
 * Shows a part of a page with the real texts of a language. Returns the shop it talks to, the person who uses it, and
 * the texts by `namespace:key`.
 */
export async function renderInShop(
  part: ReactNode,
  { language = "en", texts, shop = new ShopStandIn(), at = { pathname: "/" } }: Page,
) {
  // Parts that another file of this worker has fetched do not fetch their texts again.
  const translator = await createTranslator(language, [...texts, "forms", ...laterTexts()]);
  keepTranslator(translator);
  document.documentElement.lang = language;
  render(
    <QueryClientProvider client={createQueryClient(false)}>
      <I18nextProvider i18n={translator}>
        <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ delay: null });
  return { shop, user, t: (key: string): string => translator.t(key as "close") };
}
