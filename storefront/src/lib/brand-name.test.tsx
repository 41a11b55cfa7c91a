import { noBrand } from "@contract/brand-list";
import { languages } from "@contract/constants";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { useBrandName } from "./brand-name";

function Names({ ids }: { ids: readonly string[] }) {
  const name = useBrandName();
  return <p>{ids.map((id) => `[${name(id)}]`)}</p>;
}

describe.each(languages)("the names of brands in %s", (language) => {
  it("are asked for in that language, and no brand has none", async () => {
    const shop = new ShopStandIn();
    shop.on("getBrandNames", { success: true, data: { samsung: "सैमसंग" } });
    await renderInShop(<Names ids={["samsung", noBrand]} />, { language, texts: [], shop });
    expect(await screen.findByText("[सैमसंग][]")).toBeDefined();
    expect(shop.queries("getBrandNames")).toEqual([{ lang: language }]);
  });

  it("are the ids until they are known, and where the shop has no such brand", async () => {
    const shop = new ShopStandIn();
    shop.on("getBrandNames", "never");
    await renderInShop(<Names ids={["acme"]} />, { language, texts: [], shop });
    expect(screen.getByText("[acme]")).toBeDefined();
  });
});
