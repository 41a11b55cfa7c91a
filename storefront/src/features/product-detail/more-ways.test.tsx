import { languages } from "@contract/constants";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import MoreWays from "./more-ways";

const kite = {
  _id: "prod_kite",
  slug: "paper-kite",
  title: "Paper kite & string",
  category: "toys",
  kind: null,
} as const;
const url = `${location.origin}/shop/product/paper-kite`;

describe.each(languages)("a product that somebody tells others of, in %s", (language) => {
  const open = () => renderInShop(<MoreWays product={kite} />, { language, texts: ["share"] });

  it("is passed on by the phone's own sharing, with its title and address", async () => {
    const { user, t } = await open();
    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    await user.click(screen.getByRole("button", { name: t("share:share") }));
    expect(share).toHaveBeenCalledWith({ title: kite.title, url });
    Reflect.deleteProperty(navigator, "share");
  });

  it("is sent by WhatsApp, with its title and address", async () => {
    const { user, t } = await open();
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: t("share:send") });
    const pressed = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener("click", pressed);
    await user.click(link);
    expect(pressed).toHaveBeenCalledOnce();
    const { origin, pathname, searchParams } = new URL(link.href);
    expect(origin + pathname).toBe("https://wa.me/");
    expect([...searchParams]).toEqual([["text", `${kite.title}\n${url}`]]);
    expect([link.target, link.rel]).toEqual(["_blank", "noopener"]);
  });
});
