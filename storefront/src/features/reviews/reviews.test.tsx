import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import type { Review } from "@contract/reviews";
import { ShopStandIn } from "@testing/shop-stand-in";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import { Reviews } from "./reviews";
import type { ReviewsPage } from "./use-shown-reviews";

const review = (_id: string, reviewValue: number, reviewMessage: string): Review => ({
  _id,
  productId: "prod_kurta",
  userId: "cus_1",
  userName: "Vijay",
  reviewMessage,
  reviewValue,
  verified: false,
  createdAt: "2026-11-22T10:00:00.000Z",
  helpfulCount: 0,
  answer: null,
  photos: [],
});
const soft = review("rev_1", 5, "Soft cloth");
const small = review("rev_2", 2, "Too small");
const older = review("rev_3", 2, "Lost its colour");

/** As if more had been written than are loaded: of the reviews with two stars, one. */
const newest: ReviewsPage = {
  success: true,
  data: [soft, small],
  meta: { total: 3, page: 1, limit: 2, pages: 2 },
  histogram: [
    { stars: 5, count: 1 },
    { stars: 4, count: 0 },
    { stars: 3, count: 0 },
    { stars: 2, count: 2 },
    { stars: 1, count: 0 },
  ],
  photos: { newest: [], total: 0, reviews: 0 },
};
const twos: ReviewsPage = { ...newest, data: [small, older], meta: { ...newest.meta, total: 2, pages: 1 } };
const kurta = { _id: "prod_kurta", title: "Cotton kurta" };
const onLogin = vi.fn();
const bar = (name: string) => screen.getByRole<HTMLAnchorElement>("link", { name });

const open = (reviews: ReviewsPage | undefined, author?: typeof asha, shop = new ShopStandIn()) =>
  renderInShop(<Reviews product={kurta} slug="kurta" reviews={reviews} author={author} onLogin={onLogin} />, {
    texts: ["reviews", "product"],
    shop,
  });

/** Two reviews, for a shopper who found these helpful. */
async function openVoted(votes: string[]) {
  const shop = new ShopStandIn();
  shop.on("getMyReviewPhotos", { success: true, data: [] });
  shop.on("getHelpfulVotes", { success: true, data: votes });
  const { user } = await open({ ...newest, data: [soft, { ...small, helpfulCount: 3 }] }, asha, shop);
  const pressed = () =>
    screen.queryAllByRole("button", { pressed: true }).map((button) => button.textContent?.trim());
  await waitFor(() => expect(pressed()).toHaveLength(votes.length));
  return { shop, user, pressed };
}

describe("the reviews of a product", () => {
  it("are counted by their stars, and nobody is led to stars that none gives", async () => {
    await open(newest);
    expect(bar("2 of 5 stars: 2 reviews").getAttribute("href")).toBe("/?stars=2#reviews");
    expect(bar("5 of 5 stars: 1 review")).toBeDefined();
    expect(screen.getByText("4 of 5 stars: 0 reviews").closest("a")).toBeNull();
  });

  it("are narrowed to the shop's own reviews with as many stars, and back", async () => {
    const { shop, user } = await open(newest);
    shop.on("getReviews", twos);
    await user.click(bar("2 of 5 stars: 2 reviews"));
    expect(await screen.findByText("Lost its colour")).toBeDefined();
    expect(screen.queryByText("Soft cloth")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("Only reviews with 2 stars");
    expect(bar("2 of 5 stars: 2 reviews").getAttribute("aria-current")).toBe("true");
    await user.click(bar("All reviews"));
    expect(screen.getByText("Soft cloth")).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("say so when they cannot be fetched, and can be asked for again", async () => {
    const { shop, user } = await open(newest);
    shop.on("getReviews", refuse.notFound(messages.productGone));
    await user.click(bar("2 of 5 stars: 2 reviews"));
    expect(await screen.findByText("The reviews could not be loaded")).toBeDefined();
    shop.on("getReviews", twos);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Lost its colour")).toBeDefined();
  });

  it("are read on from the first that was not shown yet, and none twice", async () => {
    const { shop, user } = await open(newest);
    // A review that was written meanwhile has moved the last one down to the next page.
    shop.on("getReviews", { ...newest, data: [small, older], meta: { ...newest.meta, page: 2 } });
    await user.click(screen.getByRole("button", { name: "Show more reviews" }));
    expect(await screen.findByText("Lost its colour")).toBeDefined();
    expect(shop.queries("getReviews")).toEqual([{ page: "2", sort: "newest" }]);
    expect(screen.getAllByText("Too small")).toHaveLength(1);
    expect(document.activeElement?.textContent).toContain("Lost its colour");
    expect(screen.queryByRole("button", { name: "Show more reviews" })).toBeNull();
  });

  it("stay when the next cannot be fetched, which can be tried again", async () => {
    const { shop, user } = await open(newest);
    shop.on("getReviews", refuse.notFound(messages.productGone));
    await user.click(screen.getByRole("button", { name: "Show more reviews" }));
    expect((await screen.findByRole("alert")).textContent).toBe("The reviews could not be loaded");
    expect(screen.getByText("Soft cloth")).toBeDefined();
    shop.on("getReviews", { ...newest, data: [older], meta: { ...newest.meta, page: 2 } });
    await user.click(screen.getByRole("button", { name: "Show more reviews" }));
    expect(await screen.findByText("Lost its colour")).toBeDefined();
  });

  it("are sorted by the shop, together with the stars", async () => {
    const { shop, user } = await open(newest);
    shop.on("getReviews", { ...newest, data: [older, small, soft], meta: { ...newest.meta, pages: 1 } });
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort reviews" }), "Fewest stars first");
    expect(await screen.findByText("Lost its colour")).toBeDefined();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)[0]).toContain("Lost its");
    shop.on("getReviews", twos);
    await user.click(bar("2 of 5 stars: 2 reviews"));
    await waitFor(() =>
      expect(shop.queries("getReviews").at(-1)).toEqual({ page: "1", sort: "lowest", stars: "2" }),
    );
  });

  it("are narrowed to those with photos, also among those with as many stars", async () => {
    const picture = { _id: "photo_1", url: "/files/p1-1080.webp", width: 1080, height: 810 };
    const pictured = { ...soft, photos: [picture] };
    const strip = {
      newest: [{ ...picture, reviewId: soft._id, userName: soft.userName }],
      total: 1,
      reviews: 1,
    };
    const { shop, user } = await open({ ...newest, data: [pictured, small], photos: strip });
    shop.on("getReviews", { ...newest, data: [pictured], meta: { ...newest.meta, total: 1 }, photos: strip });
    await user.click(bar("With photos (1)"));
    await waitFor(() => expect(screen.queryByText("Too small")).toBeNull());
    expect(screen.getByText("Only reviews with photos")).toBeDefined();
    await waitFor(() => expect(shop.queries("getReviews")).toEqual([{ withPhotos: "true" }]));
    await user.click(bar("5 of 5 stars: 1 review"));
    await waitFor(() =>
      expect(shop.queries("getReviews").at(-1)).toEqual({ stars: "5", withPhotos: "true" }),
    );
    expect(screen.getByText("Only reviews with 5 stars and photos")).toBeDefined();
    await user.click(bar("All reviews"));
    expect(screen.getByText("Too small")).toBeDefined();
  });

  it("have no counts before the first one", async () => {
    await open({
      ...newest,
      data: [],
      histogram: newest.histogram.map(({ stars }) => ({ stars, count: 0 })),
    });
    expect(screen.getByText("No reviews yet. Be the first to review!")).toBeDefined();
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("are found helpful by a press", async () => {
    const { shop, user, pressed } = await openVoted([soft._id]);
    shop.on("addHelpfulVote", { success: true });
    shop.on("getHelpfulVotes", { success: true, data: [soft._id, small._id] });
    await user.click(screen.getByRole("button", { name: "Helpful (3) Review by Vijay", pressed: false }));
    await waitFor(() =>
      expect(pressed()).toEqual(["Helpful Review by Vijay", "Helpful (3) Review by Vijay"]),
    );
    await waitFor(() => expect(shop.bodies("addHelpfulVote")).toHaveLength(1));
  });

  it("are no longer found helpful after a second press", async () => {
    const { shop, user, pressed } = await openVoted([soft._id]);
    shop.on("removeHelpfulVote", { success: true });
    shop.on("getHelpfulVotes", { success: true, data: [] });
    await user.click(screen.getByRole("button", { name: "Helpful Review by Vijay", pressed: true }));
    await waitFor(() => expect(pressed()).toEqual([]));
    await waitFor(() => expect(shop.bodies("removeHelpfulVote")).toHaveLength(1));
  });

  it("lead a guest who finds one helpful to sign in, and offer it to nobody for their own", async () => {
    const { user } = await open({ ...newest, data: [soft, { ...small, userId: asha.id, helpfulCount: 2 }] });
    const [link] = screen.getAllByRole<HTMLAnchorElement>("link", { name: /^Helpful/ });
    expect(link?.getAttribute("href")).toBe("/auth/login");
    await user.click(link as HTMLAnchorElement);
    expect(onLogin).toHaveBeenCalledOnce();
    cleanup();
    const shop = new ShopStandIn();
    shop.on("getHelpfulVotes", { success: true, data: [] });
    await open({ ...newest, data: [{ ...small, userId: asha.id, helpfulCount: 2 }] }, asha, shop);
    expect(screen.getByText("2 people find it helpful")).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Helpful/ })).toBeNull();
  });
});
