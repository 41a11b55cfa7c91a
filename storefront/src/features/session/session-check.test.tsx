import { refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { localKeys, removeLocal, writeLocal } from "@/lib/storage";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import { useSession } from "./queries";

function Visitor() {
  const { status, user } = useSession();
  return <p>{user?.userName ?? status}</p>;
}

beforeEach(() => writeLocal(localKeys.token, "token"));
afterEach(() => removeLocal(localKeys.token));

it("asks again while the shop does not answer, and signs nobody out by it", async () => {
  const shop = new ShopStandIn();
  shop.on("checkAuth", new Response("", { status: 503 }));
  await renderInShop(<Visitor />, { texts: ["shell"], shop });
  await expect.poll(() => shop.bodies("checkAuth").length).toBeGreaterThan(1);
  expect(screen.getByText("loading")).toBeDefined();
  shop.on("checkAuth", { success: true, user: asha, token: "token" });
  expect(await screen.findByText(asha.userName, {}, { timeout: 60_000 })).toBeDefined();
});

it("takes the shop's own no for what it is", async () => {
  const shop = new ShopStandIn();
  shop.on("checkAuth", refuse.unauthenticated());
  await renderInShop(<Visitor />, { texts: ["shell"], shop });
  expect(await screen.findByText("guest")).toBeDefined();
});
