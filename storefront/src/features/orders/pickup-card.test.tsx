import { languages } from "@contract/constants";
import { newShop } from "@contract/new-shop";
import { packedOrder } from "@testing/sample-order";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import PickupCard from "./pickup-card";

const texts = ["pickup", "footer", "states"] as const;
const meera = {
  ...newShop,
  name: { en: "Meera Stores", hi: "मीरा स्टोर्स", mr: "मीरा स्टोअर्स" },
  city: { en: "Mysuru", hi: "मैसूरु", mr: "म्हैसूर" },
};
const order = {
  ...packedOrder,
  addressInfo: {
    ...packedOrder.addressInfo,
    address: "Meera Stores, 4 Lake Road",
    city: "Mysuru",
    state: "Karnataka",
    pincode: "570001",
  },
  pickup: { code: "482913", keepUntil: null },
};
const said = {
  en: "Meera Stores, 4 Lake RoadMysuru, Karnataka 570001",
  hi: "मीरा स्टोर्स, 4 Lake Roadमैसूरु, कर्नाटक 570001",
  mr: "मीरा स्टोअर्स, 4 Lake Roadम्हैसूर, कर्नाटक 570001",
};

it.each(languages)("the counter is said as the shop says its own address, in %s", async (language) => {
  const shop = new ShopStandIn();
  // Of the terms the card reads who runs the shop.
  shop.on("getTerms", Response.json({ success: true, data: { shop: meera } }));
  await renderInShop(<PickupCard order={order} pickup={order.pickup} />, { texts, shop, language });
  await screen.findByText(new RegExp(meera.name[language]));
  expect(screen.getByText(/4 Lake Road/).textContent).toBe(said[language]);
});
