import { limits } from "@contract/limits";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { localKeys, writeLocal } from "@/lib/storage";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import { deviceWishes, keepDeviceWishes } from "./device-wishes";
import { Heart } from "./heart";
import { dropLateWish, keepLateWish, lateWishes } from "./late-wishes";
import { showWishes } from "./shown-wishes";
import { WishlistLink } from "./wishlist-link";

const car = { _id: "prod_car", title: "Toy car" };
const bear = { _id: "prod_bear", title: "Teddy bear" };
const wish = (productId: string, day: number) => ({ productId, wishedAt: `2026-11-0${day}T10:00:00.000Z` });

const heart = ({ title }: typeof car) => screen.getByRole("button", { name: `On my wishlist: ${title}` });
const isFull = (product: typeof car) => heart(product).getAttribute("aria-pressed") === "true";
const open = (shop = new ShopStandIn()) =>
  renderInShop(
    <>
      <WishlistLink />
      <Heart product={car} />
      <Heart product={bear} />
    </>,
    { texts: ["wishlist"], shop },
  );

/** A page of somebody who is signed in, with this on their list. */
function signedIn(...wishes: ReturnType<typeof wish>[]) {
  writeLocal(localKeys.token, "token");
  const shop = new ShopStandIn();
  shop.on("checkAuth", { success: true, user: asha, token: "token" });
  shop.on("getWishlist", { success: true, data: { wishes, shareToken: null } });
  return shop;
}

afterEach(() => showWishes([]));

describe("the wishlist of a guest", () => {
  it("is kept in the browser, and a second press takes the product off", async () => {
    const { user } = await open();
    await user.click(heart(car));
    expect(await screen.findByText("Added to your wishlist")).toBeDefined();
    expect(isFull(car)).toBe(true);
    expect(screen.getByRole("link", { name: "Wishlist (1)" })).toBeDefined();
    expect(deviceWishes().map(({ productId }) => productId)).toEqual([car._id]);
    await user.click(heart(car));
    await waitFor(() => expect(isFull(car)).toBe(false));
    expect(deviceWishes()).toEqual([]);
  });

  it("shows what was kept before, and what another tab has changed", async () => {
    keepDeviceWishes([wish(car._id, 1)]);
    await open();
    await waitFor(() => expect(isFull(car)).toBe(true));
    keepDeviceWishes([wish(bear._id, 2)]);
    dispatchEvent(new Event("storage"));
    await waitFor(() => expect([isFull(car), isFull(bear)]).toEqual([false, true]));
  });

  it("says so when it holds as many as it can", async () => {
    const many = Array.from({ length: limits.wishes }, (_, at) => wish(`prod_${at}`, 1));
    keepDeviceWishes(many);
    const { user } = await open();
    await user.click(heart(car));
    expect(await screen.findByText(/A wishlist holds 100 products/)).toBeDefined();
    expect(isFull(car)).toBe(false);
    expect(deviceWishes()).toHaveLength(limits.wishes);
  });

  it("takes something else under its key for nothing", () => {
    writeLocal(localKeys.wishes, JSON.stringify([{ productId: 7 }, "x", wish(car._id, 1)]));
    expect(deviceWishes()).toEqual([wish(car._id, 1)]);
    writeLocal(localKeys.wishes, "{");
    expect(deviceWishes()).toEqual([]);
  });
});

describe("the wishlist of an account", () => {
  it("fills the hearts, and each press is sent", async () => {
    const shop = signedIn(wish(car._id, 1));
    shop.on("addWish", { success: true, data: wish(bear._id, 2) });
    const { user } = await open(shop);
    await waitFor(() => expect(isFull(car)).toBe(true));
    await user.click(heart(bear));
    await waitFor(() => expect(shop.bodies("addWish")).toHaveLength(1));
    expect(isFull(bear)).toBe(true);
    expect(deviceWishes()).toEqual([]);
  });

  it("empties a heart again when the shop refuses, and says why", async () => {
    const shop = signedIn();
    shop.on("addWish", refuse.conflict("wishlist_full", messages.wishlistFull(limits.wishes)));
    const { user } = await open(shop);
    await waitFor(() => expect(shop.queries("getWishlist")).toHaveLength(1));
    await user.click(heart(car));
    const said = messages.wishlistFull(limits.wishes).in("en");
    expect(await screen.findByText(said)).toBeDefined();
    await waitFor(() => expect(isFull(car)).toBe(false));
  });

  it("keeps a heart that was pressed without a connection, and sends the last press once there is one", async () => {
    const shop = signedIn();
    shop.on("addWish", "unreachable");
    shop.on("removeWish", "unreachable");
    const { user } = await open(shop);
    await waitFor(() => expect(shop.queries("getWishlist")).toHaveLength(1));
    for (const isPressed of [true, false, true]) {
      await user.click(heart(bear));
      await waitFor(() => expect(isFull(bear)).toBe(isPressed));
      await waitFor(() => expect(lateWishes(asha.id).map(({ isWished }) => isWished)).toEqual([isPressed]));
    }
    expect((await screen.findAllByText(/^Kept on this device/)).length).toBeGreaterThan(0);
    const sent = shop.bodies("addWish").length;
    shop.on("addWish", { success: true, data: wish(bear._id, 2) });
    shop.on("getWishlist", { success: true, data: { wishes: [wish(bear._id, 2)], shareToken: null } });
    dispatchEvent(new Event("online"));
    expect(await screen.findByText("Your wishlist is up to date again")).toBeDefined();
    expect(shop.bodies("addWish")).toHaveLength(sent + 1);
    expect(lateWishes(asha.id)).toEqual([]);
    expect(isFull(bear)).toBe(true);
  });

  it("says that a product is gone that was put on it without a connection", async () => {
    const late = { ...wish(bear._id, 2), isWished: true };
    keepLateWish({ ...late, userId: asha.id });
    // Another account's stays for its owner.
    keepLateWish({ ...late, userId: "cus_other" });
    const shop = signedIn();
    shop.on("addWish", refuse.notFound(messages.productNotFound));
    await open(shop);
    expect(await screen.findByText(/^1 product is not in the shop any more/)).toBeDefined();
    await waitFor(() => expect(isFull(bear)).toBe(false));
    expect(lateWishes(asha.id)).toEqual([]);
    expect(lateWishes("cus_other")).toHaveLength(1);
    dropLateWish({ userId: "cus_other", productId: bear._id });
  });

  it("takes in what the browser kept, which is then kept there no longer", async () => {
    keepDeviceWishes([wish(bear._id, 2)]);
    const shop = signedIn(wish(car._id, 1));
    const wishes = [wish(bear._id, 2), wish(car._id, 1)];
    shop.on("joinWishlists", { success: true, data: { wishes, shareToken: null, left: [] } });
    await open(shop);
    await waitFor(() => expect(deviceWishes()).toEqual([]));
    expect(shop.bodies("joinWishlists")).toEqual([{ wishes: [wish(bear._id, 2)] }]);
    expect([isFull(car), isFull(bear)]).toEqual([true, true]);
  });

  it("leaves in the browser what it has no room for, and does not send it with every page", async () => {
    const many = Array.from({ length: limits.wishes }, (_, at) => wish(`prod_${at}`, 1));
    keepDeviceWishes([wish(bear._id, 2)]);
    const shop = signedIn(...many);
    shop.on("joinWishlists", { success: true, data: { wishes: many, shareToken: null, left: [bear._id] } });
    await open(shop);
    expect(await screen.findByText(/1 product stays in this browser/)).toBeDefined();
    expect(deviceWishes()).toEqual([{ ...wish(bear._id, 2), isLeft: true }]);
    expect(isFull(bear)).toBe(true);
    expect(shop.bodies("joinWishlists")).toHaveLength(1);
  });

  it("keeps in the browser what a lost call did not bring over", async () => {
    keepDeviceWishes([wish(bear._id, 2)]);
    const shop = signedIn();
    shop.on("joinWishlists", "unreachable");
    await open(shop);
    await waitFor(() => expect(shop.bodies("joinWishlists")).toHaveLength(1));
    expect(deviceWishes()).toEqual([wish(bear._id, 2)]);
    expect(isFull(bear)).toBe(true);
  });
});
