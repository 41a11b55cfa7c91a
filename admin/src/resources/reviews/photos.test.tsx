import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { loadTexts } from "../../providers/i18n-provider";
import { renderInPanel } from "../../testing/render-in-panel";
import type { StaffReview } from "./list";
import { Photos } from "./photos";

const pending: StaffReview["photos"][number] = {
  _id: "photo_1",
  url: "/files/p111111111111111111111111-1080.webp",
  width: 1080,
  height: 810,
  addedAt: "2026-11-22T10:00:00.000Z",
  state: "pending",
  reason: null,
  decidedBy: null,
  version: "1",
};
const review: StaffReview = {
  id: "rev_1",
  _id: "rev_1",
  productId: "prod_1",
  productTitle: "Kurta",
  productImage: "/pictures/kurta-1080.webp",
  userId: "cus_1",
  userName: "Asha Patil",
  reviewMessage: "Soft cloth",
  reviewValue: 5,
  verified: true,
  createdAt: "2026-11-22T10:00:00.000Z",
  helpfulCount: 0,
  answer: null,
  hidden: false,
  photos: [pending],
  version: "v1",
};

const shownAs = async (photo = pending, language: (typeof languages)[number] = "en") => {
  await loadTexts("pages");
  return renderInPanel(<Photos review={{ ...review, photos: [photo] }} />, {
    shop: new ShopStandIn(),
    language,
  });
};

describe.each(languages)("a shopper's photo in %s", (language) => {
  it("is approved by one press", async () => {
    const { shop, user, t } = await shownAs(pending, language);
    const approved = { ...pending, state: "approved" as const, decidedBy: "Ravi", version: "2" };
    shop.on("adminApproveReviewPhoto", { success: true, message: messages.photoApproved, data: approved });
    expect(screen.getByText(t("review.photoStates.pending"))).toBeDefined();
    await user.dblClick(screen.getByRole("button", { name: new RegExp(`^${t("review.approvePhoto")}`) }));
    expect(await screen.findByText(messages.photoApproved.in(language))).toBeDefined();
    expect(shop.bodies("adminApproveReviewPhoto")).toEqual([{ version: "1" }]);
  });
});

describe("a shopper's photo", () => {
  it("is refused with a reason, which is asked for", async () => {
    const { shop, user } = await shownAs();
    const refused = {
      ...pending,
      url: null,
      state: "refused" as const,
      reason: "It shows a face",
      version: "2",
    };
    shop.on("adminRefuseReviewPhoto", { success: true, message: messages.photoRefused, data: refused });
    await user.click(screen.getByRole("button", { name: /^Refuse/ }));
    const confirm = () => user.click(screen.getByRole("button", { name: "Refuse" }));
    await confirm();
    expect(shop.bodies("adminRefuseReviewPhoto")).toEqual([]);
    await user.type(screen.getByRole("textbox", { name: /^Reason/ }), "It shows a face");
    await confirm();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(shop.bodies("adminRefuseReviewPhoto")).toEqual([{ reason: "It shows a face", version: "1" }]);
  });

  it("that somebody else has refused meanwhile tells why", async () => {
    const { shop, user } = await shownAs();
    const theirs = { field: "state", theirs: "It shows a face", yours: "approved", by: "Ravi", at: null };
    const conflict = { version: "2", fields: [theirs] };
    shop.on("adminApproveReviewPhoto", refuse.conflict("edit_conflict", messages.photoChanged, conflict));
    await user.click(screen.getByRole("button", { name: /^Approve/ }));
    expect((await screen.findByRole("alert")).textContent).toContain("It shows a face");
  });

  it("that was refused has no picture and nothing to press, but its reason", async () => {
    await shownAs({ ...pending, url: null, state: "refused", reason: "It shows a face", decidedBy: "Ravi" });
    expect(screen.getByText("It shows a face · Ravi")).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("img")).toBeNull();
  });
});
