import { languages } from "@contract/constants";
import { ShopStandIn } from "@testing/shop-stand-in";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { localKeys, readLocal, removeLocal, writeLocal } from "@/lib/storage";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import { Guard } from "./guards";

beforeEach(() => {
  writeLocal(localKeys.token, "token");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  removeLocal(localKeys.token);
});

const later = () => act(() => vi.advanceTimersByTimeAsync(10_000));
// user-event would wait for a timer.
const press = (button: HTMLElement) => act(async () => button.click());
const page = (
  <Guard access="shopper">
    <p>Own page</p>
  </Guard>
);

describe("a page for shoppers while the shop does not answer", () => {
  it.each(languages)("says so after some seconds, with a way to try again, in %s", async (language) => {
    const shop = new ShopStandIn();
    shop.on("checkAuth", "never");
    const { t } = await renderInShop(page, { language, texts: ["shell"], shop });
    expect(screen.getByRole("status").textContent).toBe(t("checkingSession"));
    expect(screen.queryByRole("button")).toBeNull();
    await later();
    expect(screen.getByRole("status").textContent).toBe(t("offline"));
    expect(screen.getByRole("button", { name: t("retry") })).toBeDefined();
  });

  it("asks at once when that is pressed, keeps the focus there, signs nobody out, and opens", async () => {
    const shop = new ShopStandIn();
    shop.on("checkAuth", "never");
    await renderInShop(page, { texts: ["shell"], shop });
    await later();
    const again = screen.getByRole("button", { name: "Try again" });
    const asked = shop.bodies("checkAuth").length;
    again.focus();
    await press(again);
    expect(screen.getByRole("status").textContent).toBe("Opening the shop…");
    expect(shop.bodies("checkAuth").length).toBe(asked + 1);
    expect(document.activeElement).toBe(again);
    await later();
    expect(screen.getByRole("status").textContent).toMatch(/could not be reached/);
    expect(readLocal(localKeys.token)).toBe("token");
    shop.on("checkAuth", { success: true, user: asha, token: "token" });
    await press(again);
    await later();
    expect(screen.getByText("Own page")).toBeDefined();
  });
});
