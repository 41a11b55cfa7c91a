import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import type { OwnPhoto } from "@contract/review-photos";
import { ShopStandIn } from "@testing/shop-stand-in";
import { cleanup, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import ReviewForm from "./review-form";

const words = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your review" });
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Submit review" });

const written = {
  _id: "rev_1",
  productId: "prod_kurta",
  userId: asha.id,
  userName: asha.userName,
  reviewMessage: "Soft cloth",
  reviewValue: 5,
  verified: true,
  createdAt: "2026-11-22T10:00:00.000Z",
  helpfulCount: 0,
  answer: null,
  photos: [],
};
const kept = (digit: number, url: string | null = `/files/p${digit}-1080.webp`): OwnPhoto => ({
  _id: `photo_${digit}`,
  url,
  width: 100,
  height: 80,
  reviewId: "rev_1",
  productId: "prod_kurta",
  addedAt: "2026-11-22T10:00:00.000Z",
  state: url ? "pending" : "refused",
  reason: url ? null : "It shows a face",
});

async function open(own: OwnPhoto[] = []) {
  const onDone = vi.fn();
  const shop = new ShopStandIn();
  shop.on("getMyReviewPhotos", { success: true, data: own });
  const form = <ReviewForm productId="prod_kurta" author={asha} onDone={onDone} />;
  return { ...(await renderInShop(form, { texts: ["reviews", "product"], shop })), onDone };
}

/** Stars, words and so many photos. */
async function fillIn(user: UserEvent, photos: number) {
  await user.click(screen.getByRole("radio", { name: "5 stars" }));
  await user.type(words(), "Soft cloth");
  const files = Array.from(
    { length: photos },
    (_, at) => new File(["x"], `${at + 1}.jpg`, { type: "image/jpeg" }),
  );
  await user.upload(screen.getByLabelText("Choose photos"), files);
}
const chosen = () => screen.queryAllByRole("img", { name: /^Photo \d$/ });

describe("the review form", () => {
  it("can be sent once there are stars and words", async () => {
    const { user } = await open();
    expect(send().disabled).toBe(true);
    await user.type(words(), "   ");
    await user.click(screen.getByRole("radio", { name: "4 stars" }));
    expect(send().disabled).toBe(true);
    await user.type(words(), "Soft cloth");
    expect(send().disabled).toBe(false);
  });

  it("takes the stars from the keyboard, as one group of choices", async () => {
    const { user } = await open();
    await user.tab();
    await user.keyboard(" {ArrowRight}{ArrowRight}");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "3 stars" }).checked).toBe(true);
    await user.tab();
    expect(document.activeElement).toBe(words());
  });

  it("keeps what was begun for its writer alone, until it is sent", async () => {
    const first = await open();
    await first.user.click(screen.getByRole("radio", { name: "4 stars" }));
    await first.user.type(words(), "Soft cloth");
    cleanup();
    await renderInShop(
      <ReviewForm productId="prod_kurta" author={{ id: "cus_other", userName: "Ravi" }} onDone={vi.fn()} />,
      { texts: ["reviews", "product"], shop: first.shop },
    );
    expect(words().value).toBe("");
    cleanup();
    const { user, shop } = await open();
    expect(words().value).toBe("Soft cloth");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "4 stars" }).checked).toBe(true);
    shop.on("addReview", { success: true, data: written });
    await user.click(send());
    await waitFor(() => expect(sessionStorage.getItem("review")).toBeNull());
  });

  it("sends the review once and is then empty", async () => {
    const { shop, user, onDone } = await open();
    shop.on("addReview", { success: true, message: messages.reviewAdded, data: written });
    await user.click(screen.getByRole("radio", { name: "5 stars" }));
    await user.type(words(), " Soft cloth ");
    await user.dblClick(send());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(shop.bodies("addReview")).toEqual([
      {
        productId: "prod_kurta",
        userId: asha.id,
        userName: asha.userName,
        reviewMessage: "Soft cloth",
        reviewValue: 5,
      },
    ]);
    expect(words().value).toBe("");
    expect(await screen.findByText("Review added successfully!")).toBeDefined();
  });

  it("shows the shop's refusal and keeps words and stars", async () => {
    const { shop, user, onDone } = await open();
    shop.on("addReview", refuse.notFound(messages.productGone));
    await user.click(screen.getByRole("radio", { name: "1 star" }));
    await user.type(words(), "Too small");
    await user.click(send());
    expect(await screen.findByText("This product is no longer available")).toBeDefined();
    expect(words().value).toBe("Too small");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "1 star" }).checked).toBe(true);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe("the photos of a review", () => {
  // The test's browser draws no pictures.
  let made = 0;
  beforeEach(() => {
    made = 0;
    URL.createObjectURL = () => {
      made += 1;
      return `blob:photo-${made}`;
    };
    URL.revokeObjectURL = () => {};
  });
  afterEach(() => {
    Reflect.deleteProperty(URL, "createObjectURL");
    Reflect.deleteProperty(URL, "revokeObjectURL");
  });

  it("are sent one after the other when the review is saved", async () => {
    const { shop, user, onDone } = await open();
    shop.on("addReview", { success: true, message: messages.reviewAdded, data: written });
    shop.on("addReviewPhoto", { success: true, message: messages.photoAdded, data: kept(1) });
    await fillIn(user, 2);
    expect(chosen()).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Leave out photo 1: 1.jpg" }));
    expect(chosen()).toHaveLength(1);
    await user.upload(
      screen.getByLabelText("Choose photos"),
      new File(["y"], "3.png", { type: "image/png" }),
    );
    await user.click(send());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(shop.bodies("addReviewPhoto")).toHaveLength(2);
    expect(await screen.findByText(/^Thank you! Your review is added/)).toBeDefined();
  });

  it("are four at most, those that the review has already counted and refused ones not", async () => {
    const { user } = await open([kept(1), kept(2), kept(3, null)]);
    expect(
      await screen.findByText("There is room for 2 more beside those that you have added."),
    ).toBeDefined();
    await fillIn(user, 3);
    expect(chosen()).toHaveLength(2);
    expect(screen.getByText("A review has 4 photos at most. The others were left out.")).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("Choose photos").disabled).toBe(true);
  });

  it("that the shop refuses stay with its sentence, and the review is saved", async () => {
    const { shop, user, onDone } = await open();
    shop.on("addReview", { success: true, message: messages.reviewAdded, data: written });
    shop.on("addReviewPhoto", refuse.conflict("photos_full", messages.photosFull(4)));
    await fillIn(user, 1);
    await user.click(send());
    expect(await screen.findByText("A review has at most 4 photos. Please remove one first")).toBeDefined();
    expect(screen.getByRole("alert").textContent).toMatch(/^Your review is saved/);
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Leave out photo 1: 1.jpg" }));
    await user.click(send());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });
});
