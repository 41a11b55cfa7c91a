import { languages } from "@contract/constants";
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import { ShareWishlist } from "./share-wishlist";

const link = new URL("/shop/wishlist/abc", location.origin).href;

describe.each(languages)("the link to a wishlist, in %s", (language) => {
  afterEach(() => Reflect.deleteProperty(navigator, "clipboard"));
  async function open() {
    const { user, t } = await renderInShop(<ShareWishlist token="abc" userId={asha.id} />, {
      language,
      texts: ["wishlist"],
    });
    return { t, copy: () => user.click(screen.getByRole("button", { name: t("wishlist:share.copy") })) };
  }

  it("is copied, and that is said", async () => {
    const { copy, t } = await open();
    await copy();
    expect(await screen.findByText(t("wishlist:share.copied"))).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it("is selected in its field where the browser does not copy it, and that is said", async () => {
    const { copy, t } = await open();
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    await copy();
    expect(await screen.findByText(t("wishlist:share.notCopied"))).toBeDefined();
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: t("wishlist:share.link") });
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length]);
  });
});
