import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import en from "@/i18n/en/product";
import hi from "@/i18n/hi/product";
import mr from "@/i18n/mr/product";
import { PriceBlock } from "./price-block";

const phone = { price: 10_000, salePrice: 0, gstRate: 18 };

async function shown(lng: string, product: typeof phone & { isOnMargin: boolean }): Promise<string> {
  const i18n = createInstance();
  await i18n.init({ lng, resources: { en: { product: en }, hi: { product: hi }, mr: { product: mr } } });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PriceBlock product={product} />
    </I18nextProvider>,
  );
}

describe.each(["en", "hi", "mr"])("the price in %s", (language) => {
  it("names the rate that is inside it", async () => {
    expect(await shown(language, { ...phone, isOnMargin: false })).toContain("18%");
  });

  it("of used goods on the margin says GST and no rate, as their invoice does", async () => {
    const text = await shown(language, { ...phone, isOnMargin: true });
    expect(text).toContain("GST");
    expect(text).not.toContain("%");
  });
});
