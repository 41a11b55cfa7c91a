import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

// The toaster is drawn with the first message of a page: each test is such a page.
beforeEach(() => vi.resetModules());

describe("a message of the shop", () => {
  it("is seen", async () => {
    const { toastSuccess } = await import("./toast");
    toastSuccess("Product is added to cart");
    expect(await screen.findByText("Product is added to cart")).toBeDefined();
  });

  it("is seen where two come before the first is drawn, and so is the next one", async () => {
    const { toastError, toastSuccess } = await import("./toast");
    toastError("Something went wrong");
    toastSuccess("Your details are saved");
    expect(await screen.findByText("Your details are saved")).toBeDefined();
    toastSuccess("Your password is changed");
    expect(await screen.findByText("Your password is changed")).toBeDefined();
  });

  it("is inside a dialog that is open, where a reader hears it, and outlives the dialog", async () => {
    const { toastSuccess } = await import("./toast");
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.setAttribute("open", "");
    toastSuccess("Product is added to cart");
    const said = await screen.findByText("Product is added to cart");
    expect(dialog.contains(said)).toBe(true);
    dialog.dispatchEvent(new Event("close"));
    expect(dialog.contains(said)).toBe(false);
    expect(screen.getByText("Product is added to cart")).toBe(said);
  });
});
