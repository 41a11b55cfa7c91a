import { languages } from "@contract/constants";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { localKeys, writeLocal } from "@/lib/storage";
import { paths } from "@/paths";
import { knowPasskeys } from "@/testing/know-passkeys";
import { renderInShop } from "@/testing/render-in-shop";
import { asha, ashasOrder } from "@/testing/samples";
import OrderSuccessPage from "./order-success";

const { _id: orderId, orderNumber, summaryKey: key } = ashasOrder;

/** The page after an order, to its shopper: the checkout has brought the order's id along. */
function open(language: (typeof languages)[number]) {
  writeLocal(localKeys.token, "token");
  const shop = new ShopStandIn();
  shop.on("checkAuth", { success: true, user: asha, token: "token" });
  shop.on("getOrderSummary", {
    success: true,
    data: {
      orderNumber,
      orderStatus: "pending",
      paymentMethod: "cod",
      deliveryMethod: "courier",
      slot: null,
      expectedDelivery: null,
    },
  });
  shop.on("getOrder", { success: true, data: ashasOrder });
  shop.on("getPasskeys", { success: true, data: [] });
  const search = `?${new URLSearchParams({ order: orderNumber, key })}`;
  return renderInShop(<OrderSuccessPage />, {
    language,
    texts: ["placed", "passkeys", "push"],
    shop,
    at: { pathname: paths.orderSuccess, search, state: { orderId } },
  });
}

beforeEach(() => knowPasskeys());

describe.each(languages)("after an order, in %s", (language) => {
  it("a shopper without a passkey is offered one, which the account sets up", async () => {
    const { t } = await open(language);
    expect(await screen.findByRole("heading", { name: t("passkeys:offerTitle") })).toBeDefined();
    const way = screen.getByRole("link", { name: t("passkeys:offer") });
    expect(way.getAttribute("href")).toBe(`${paths.account}?tab=profile#passkeys`);
  });
});
