import { optionInWords } from "@contract/option-words";
import type { Variant } from "@contract/products";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { OptionChooser } from "./option-chooser";

const variant = (colour: string, size: "S" | "M", stock: number): Variant => ({
  variantId: `${colour}-${size}`,
  options: [optionInWords({ name: "Colour", value: colour }), optionInWords({ name: "Size", value: size })],
  size,
  price: 500,
  salePrice: 0,
  gstRate: 5,
  stock,
  image: null,
  images: [],
});
const variants = [variant("Red", "S", 2), variant("Blue", "S", 0), variant("Blue", "M", 5)];

describe("the chooser of a product with two options", () => {
  it("is a group of radio buttons per option, and says what is chosen once all are", async () => {
    const onChoose = vi.fn();
    await renderInShop(
      <OptionChooser variants={variants} chosen={undefined} like={undefined} onChoose={onChoose} />,
      {
        language: "en",
        texts: ["options"],
      },
    );
    screen.getByRole("group", { name: "Colour" });
    await userEvent.click(screen.getByRole("radio", { name: "Blue" }));
    // What there is of it, with its size still open.
    expect(onChoose).toHaveBeenLastCalledWith(variants[2], false);
    await userEvent.click(screen.getByRole("radio", { name: "M" }));
    expect(onChoose).toHaveBeenLastCalledWith(variants[2], true);
  });

  it("crosses out what is sold out with the rest, in words, and begins anew with what is not made", async () => {
    const onChoose = vi.fn();
    await renderInShop(
      <OptionChooser variants={variants} chosen={variants[2]} like={variants[2]} onChoose={onChoose} />,
      {
        language: "mr",
        texts: ["options"],
      },
    );
    screen.getByRole("group", { name: "रंग" });
    screen.getByRole("radio", { name: "S संपले" });
    await userEvent.click(screen.getByRole("radio", { name: /लाल/ }));
    expect(onChoose).toHaveBeenLastCalledWith(variants[0], false);
    screen.getByRole("radio", { name: "M संपले" });
    await userEvent.click(screen.getByRole("radio", { name: "S" }));
    expect(onChoose).toHaveBeenLastCalledWith(variants[0], true);
  });

  it("keeps the size when the colour changes, and shows a colour that was linked to with its size open", async () => {
    const onChoose = vi.fn();
    const all = [...variants, variant("Red", "M", 1)];
    await renderInShop(
      <OptionChooser variants={all} chosen={undefined} like={all[0]} onChoose={onChoose} />,
      {
        language: "hi",
        texts: ["options"],
      },
    );
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "लाल" }).checked).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: "M" }));
    expect(onChoose).toHaveBeenLastCalledWith(all[3], true);
    await userEvent.click(screen.getByRole("radio", { name: "नीला" }));
    expect(onChoose).toHaveBeenLastCalledWith(all[2], true);
  });
});
