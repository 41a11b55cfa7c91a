import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import type { OwnPhoto } from "@contract/review-photos";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import { OwnPhotos } from "./own-photos";
import { PhotoStrip } from "./photo-strip";

const stem = (digit: number) => `/files/p${String(digit).repeat(24)}-1080.webp`;
const picture = (digit: number) => ({ _id: `photo_${digit}`, url: stem(digit), width: 1080, height: 810 });
const byVijay = (digit: number) => ({ ...picture(digit), reviewId: "rev_1", userName: "Vijay" });
const own = (digit: number, state: OwnPhoto["state"], reason: string | null = null): OwnPhoto => ({
  ...picture(digit),
  url: reason === null ? stem(digit) : null,
  reviewId: "rev_1",
  productId: "prod_kurta",
  addedAt: "2026-11-22T10:00:00.000Z",
  state,
  reason,
});

const openStrip = (strip: Parameters<typeof PhotoStrip>[0]["strip"]) =>
  renderInShop(<PhotoStrip product="kurta" title="Cotton kurta" strip={strip} />, {
    texts: ["reviews", "product"],
  });

describe("the photos by shoppers", () => {
  it("say who took them and of what, and lead to the picture where no script runs", async () => {
    await openStrip({ newest: [byVijay(1)], total: 1, reviews: 1 });
    const photo = screen.getByRole<HTMLAnchorElement>("link", { name: "Cotton kurta: photo by Vijay" });
    expect(photo.getAttribute("href")).toBe(stem(1));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("open larger in a dialog, and the focus comes back to the photo", async () => {
    const { user } = await openStrip({ newest: [byVijay(1), byVijay(2)], total: 2, reviews: 1 });
    const [, second] = screen.getAllByRole("link", { name: "Cotton kurta: photo by Vijay" });
    if (!second) throw new Error("no second photo");
    await user.click(second);
    await user.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(document.activeElement).toBe(second));
  });

  it("are fetched on from the few that are there", async () => {
    const { shop, user } = await openStrip({ newest: [byVijay(1)], total: 2, reviews: 2 });
    shop.on("getReviewPhotos", refuse.notFound(messages.productGone));
    await user.click(screen.getByRole("button", { name: "More photos" }));
    expect((await screen.findByRole("alert")).textContent).toBe("The photos could not be loaded");
    const meta = { total: 2, page: 1, limit: 48, pages: 1 };
    shop.on("getReviewPhotos", { success: true, data: [byVijay(1), byVijay(2)], meta });
    await user.click(screen.getByRole("button", { name: "More photos" }));
    await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(2));
    expect(screen.queryByRole("button", { name: "More photos" })).toBeNull();
  });
});

async function openOwn(photos: OwnPhoto[]) {
  const shop = new ShopStandIn();
  shop.on("getMyReviewPhotos", { success: true, data: photos });
  const view = <OwnPhotos productId="prod_kurta" title="Cotton kurta" author={asha} />;
  return renderInShop(view, { texts: ["reviews", "product"], shop });
}

describe("one's own photos", () => {
  it("say what the shop has decided about each", async () => {
    await openOwn([own(1, "pending"), own(2, "approved"), own(3, "refused", "It shows a face")]);
    const section = within(await screen.findByRole("region", { name: "Your photos" }));
    expect(section.getByText("We are looking at it. Then everybody sees it.")).toBeDefined();
    expect(section.getByText("Everybody sees it.")).toBeDefined();
    expect(
      section.getByText("One of your photos is not shown and was deleted: It shows a face"),
    ).toBeDefined();
    expect(section.getAllByRole("link")).toHaveLength(2);
  });

  it("are removed by a press, and the focus stays with them", async () => {
    const { shop, user } = await openOwn([own(1, "pending"), own(2, "approved")]);
    shop.on("removeReviewPhoto", { success: true });
    const first = await screen.findByRole("button", { name: "Remove 1" });
    shop.on("getMyReviewPhotos", { success: true, data: [own(2, "approved")] });
    await user.click(first);
    await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(1));
    expect(await screen.findByText("The photo is removed")).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Your photos"));
  });

  it("stay when the shop cannot remove one, in its words", async () => {
    const { shop, user } = await openOwn([own(1, "pending")]);
    shop.on("removeReviewPhoto", refuse.notFound(messages.photoGone));
    await user.click(await screen.findByRole("button", { name: "Remove 1" }));
    expect(await screen.findByText("This photo is no longer there")).toBeDefined();
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });
});
