import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { look } from "./look";

/** Staff make a coupon of a tenth off in the panel. */
export async function makeCoupon(desk: Page, code: string): Promise<void> {
  await desk.goto("/admin/coupons/create");
  await desk.getByLabel("Name").fill("A tenth");
  await desk.getByRole("textbox", { name: /^Code/ }).fill(code.toLowerCase());
  await desk.getByLabel("Per cent").fill("10");
  await look(desk, "panel-coupon");
  await desk.getByRole("button", { name: "Save" }).click();
  await expect(rowOf(desk, code).getByText("10 % off")).toBeVisible();
}

const rowOf = (desk: Page, code: string) => desk.getByRole("row").filter({ hasText: code });

/** Staff switch it off again, from its row in the list. */
export async function switchCouponOff(desk: Page, code: string): Promise<void> {
  await rowOf(desk, code).getByRole("link", { name: code }).click();
  await desk.getByLabel("On", { exact: true }).uncheck();
  await desk.getByRole("button", { name: "Save" }).click();
  await expect(rowOf(desk, code).getByText("Off", { exact: true })).toBeVisible();
}
