import type { ResponseOf } from "@contract";
import { languages } from "@contract/constants";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { RecordContextProvider } from "react-admin";
import { useLocation } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { woodenCar } from "../../testing/samples";
import { DuplicateButton } from "./duplicate-button";

type Shown = ResponseOf<"adminGetChoices">["data"];

const piece = { price: 450, salePrice: 0, pictures: [], sku: "CAR-1", stocked: 13, reserved: 1 };
const value = (name: string) => ({ id: `value_${name}`, value: name, translations: { hi: `${name} hi` } });
const single: Shown = {
  options: [],
  choices: [{ ...piece, variantId: "variant_1", values: [] }],
  pictures: [],
  version: "v1",
};
const coloured: Shown = {
  ...single,
  options: [{ ...value("Colour"), name: "Colour", isShared: false, values: [value("Red"), value("Blue")] }],
  choices: [
    { ...piece, variantId: "variant_1", values: ["Red"], pictures: ["/files/red-1080.webp"] },
    { ...piece, variantId: "variant_2", values: ["Blue"], price: 500 },
  ],
};

let arrived: { pathname: string; record?: Record<string, unknown> };
function Place() {
  const { pathname, state } = useLocation();
  arrived = { pathname, record: state?.record };
  return null;
}

async function open(shown: Shown, language: (typeof languages)[number] = "en") {
  const shop = new ShopStandIn();
  shop.on("adminGetChoices", { success: true, data: shown });
  const page = await renderInPanel(
    <RecordContextProvider value={{ ...woodenCar, id: woodenCar._id }}>
      <DuplicateButton />
      <section id="choices" tabIndex={-1} aria-label="The card of the choices" />
      <Place />
    </RecordContextProvider>,
    { shop, language },
  );
  await page.user.click(screen.getByRole("button", { name: page.t("product.duplicate") }));
  const way = (words: string) =>
    screen.findByRole("menuitem", { name: new RegExp(`^${page.t(`product.duplicating.${words}`)}`) });
  return { ...page, way };
}

describe("duplicating a product", () => {
  it.each(languages)(
    "copies its choices with prices, pictures and words, without stock (%s)",
    async (language) => {
      const { user, way } = await open(coloured, language);
      await user.click(await way("same"));
      expect(arrived.pathname).toBe("/admin/products/create");
      const { title, status, newChoices } = arrived.record ?? {};
      expect({ title, status }).toEqual({ title: woodenCar.title, status: "draft" });
      expect((newChoices as { body: unknown }).body).toEqual({
        options: [
          {
            name: "Colour",
            translations: { hi: "Colour hi" },
            values: [
              { value: "Red", translations: { hi: "Red hi" } },
              { value: "Blue", translations: { hi: "Blue hi" } },
            ],
          },
        ],
        choices: [
          { values: ["Red"], price: 450, salePrice: 0, pictures: ["/files/red-1080.webp"], stock: 0 },
          { values: ["Blue"], price: 500, salePrice: 0, pictures: [], stock: 0 },
        ],
      });
    },
  );

  it("makes one thing of a product in colours where that is meant", async () => {
    const { user, way } = await open(coloured);
    await way("same");
    await user.click(await way("single"));
    expect(arrived.record?.title).toBe(woodenCar.title);
    expect(arrived.record).not.toHaveProperty("newChoices");
  });

  it("offers no choices to copy where there are none, and leads who wants another colour to the card for it", async () => {
    const { user, way } = await open(single);
    const choice = await way("choice");
    expect(screen.getAllByRole("menuitem")).toHaveLength(2);
    await user.click(choice);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText("The card of the choices")),
    );
    expect(arrived.record).toBeUndefined();
  });
});
