import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import ReviewForm from "./review-form";

const words = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your review" });
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Submit review" });

async function open() {
  const onDone = vi.fn();
  const form = <ReviewForm productId="prod_kurta" author={asha} onDone={onDone} />;
  return { ...(await renderInShop(form, { texts: ["reviews", "product"] })), onDone };
}

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

  it("sends the review once and is then empty", async () => {
    const { shop, user, onDone } = await open();
    shop.on("addReview", {
      success: true,
      message: messages.reviewAdded,
      data: {
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
      },
    });
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
