import type { ResponseOf } from "@contract";
import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { Refusal, refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor, within } from "@testing-library/react";
import { RecordContextProvider } from "react-admin";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../../testing/render-in-panel";
import { woodenCar } from "../../../testing/samples";
import { ChoicesCard } from "./choices-card";

type Shown = ResponseOf<"adminGetChoices">["data"];

const plain: Shown = {
  options: [],
  choices: [
    {
      variantId: "variant_1",
      values: [],
      price: 450,
      salePrice: 0,
      pictures: [],
      sku: null,
      stocked: 13,
      reserved: 1,
    },
  ],
  pictures: ["/files/car-1080.webp", "/files/side-1080.webp"],
  version: "v1",
};

const value = (name: string) => ({ id: `value_${name}`, value: name, translations: {} });
const [first] = plain.choices;
if (!first) throw new Error("no choice");
const coloured: Shown = {
  ...plain,
  options: [
    { id: "opt_1", name: "Colour", translations: {}, isShared: false, values: [value("Red"), value("Blue")] },
  ],
  choices: [
    { ...first, values: ["Red"] },
    { ...first, variantId: "variant_2", values: ["Blue"], price: 500, reserved: 0 },
  ],
};

async function open(shown: Shown, language: (typeof languages)[number] = "en") {
  const shop = new ShopStandIn();
  shop.on("adminGetChoices", { success: true, data: shown });
  const page = await renderInPanel(
    <RecordContextProvider value={{ ...woodenCar, id: woodenCar._id }}>
      <ChoicesCard />
    </RecordContextProvider>,
    { shop, language },
  );
  const name = page.t(shown.options.length > 0 ? "product.choices.change" : "product.choices.add");
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(false));
  await page.user.click(screen.getByRole("button", { name }));
  const dialog = within(await screen.findByRole("dialog"));
  return { ...page, dialog, save: dialog.getByRole("button", { name: page.t("choices.save") }) };
}

describe("the choices of a product", () => {
  it("are entered as an option with values: what is there is the first, the others start with its price", async () => {
    const { shop, user, dialog, save } = await open(plain);
    await user.click(dialog.getByRole("button", { name: "+ Colour" }));
    await user.type(dialog.getByLabelText("Add a value"), "Red, Blue{Enter}");
    expect(dialog.getByText("13 in the shop · 1 reserved", { exact: false })).toBeDefined();
    const price = dialog.getByLabelText<HTMLInputElement>("Price: Blue");
    expect(price.value).toBe("450");
    await user.clear(price);
    await user.type(price, "₹5,00");
    await user.type(dialog.getByLabelText("Stock: Blue"), "४");
    shop.on("adminSaveChoices", { success: true, data: coloured });
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(shop.bodies("adminSaveChoices")).toEqual([
      {
        version: "v1",
        options: [
          {
            id: null,
            name: "Colour",
            translations: {},
            values: [
              { id: null, value: "Red", translations: {} },
              { id: null, value: "Blue", translations: {} },
            ],
          },
        ],
        choices: [
          { variantId: "variant_1", values: ["Red"], price: 450, salePrice: 0, pictures: [] },
          { variantId: null, values: ["Blue"], price: 500, salePrice: 0, pictures: [], stock: 4 },
        ],
      },
    ]);
  });

  it("are twelve combinations without twelve times the typing", async () => {
    const { shop, user, dialog, save } = await open(coloured);
    await user.click(dialog.getByRole("button", { name: "+ Something else" }));
    await user.type(dialog.getAllByLabelText("What is chosen")[1] as HTMLElement, "Finish");
    const values = dialog.getAllByLabelText("Add a value");
    await user.type(values[1] as HTMLElement, "Matt, Gloss, Raw{Enter}");
    expect(dialog.getByText("6 combinations for sale")).toBeDefined();
    await user.type(dialog.getByLabelText("Price: Same for all"), "600");
    await user.type(dialog.getByLabelText("Stock: Same for all"), "5");
    await user.click(dialog.getByRole("button", { name: "Fill in" }));
    await user.click(dialog.getByLabelText("Sell Blue / Raw"));
    shop.on("adminSaveChoices", { success: true, data: coloured });
    await user.click(save);
    await waitFor(() => expect(shop.bodies("adminSaveChoices")).toHaveLength(1));
    const [{ choices }] = shop.bodies("adminSaveChoices") as [{ choices: Shown["choices"] }];
    expect(
      choices.map(({ variantId, values: chosen, price }) => [variantId, chosen.join(" / "), price]),
    ).toEqual([
      ["variant_1", "Red / Matt", 600],
      [null, "Red / Gloss", 600],
      [null, "Red / Raw", 600],
      ["variant_2", "Blue / Matt", 600],
      [null, "Blue / Gloss", 600],
    ]);
  });

  it("keep what they are under another name, and say what is missing before anything is sent", async () => {
    const { shop, user, dialog, save, t } = await open(coloured);
    const [red] = dialog.getAllByLabelText<HTMLInputElement>("Colour: a value");
    await user.clear(red as HTMLElement);
    await user.clear(dialog.getByLabelText("Price: Blue"));
    await user.click(save);
    expect(dialog.getAllByText(t("choices.wrong.value")).length).toBeGreaterThan(0);
    expect(dialog.getAllByText(t("choices.wrong.amount")).length).toBeGreaterThan(0);
    expect(shop.bodies("adminSaveChoices")).toEqual([]);
    await user.type(red as HTMLElement, "Maroon");
    await user.type(dialog.getByLabelText("Price: Blue"), "520");
    await user.type(dialog.getByLabelText("Sale price: Blue"), "530");
    expect(dialog.getAllByText(t("product.saleBelowPrice")).length).toBeGreaterThan(0);
    await user.clear(dialog.getByLabelText("Sale price: Blue"));
    shop.on("adminSaveChoices", refuse.conflict("stock_reserved", messages.choiceReserved(1, "Red")));
    await user.click(save);
    expect(await dialog.findByText(messages.choiceReserved(1, "Red").in("en"))).toBeDefined();
    expect(shop.bodies("adminSaveChoices")).toMatchObject([
      {
        options: [{ id: "opt_1", values: [{ id: "value_Red", value: "Maroon" }, { id: "value_Blue" }] }],
        choices: [
          { variantId: "variant_1", values: ["Maroon"] },
          { variantId: "variant_2", price: 520 },
        ],
      },
    ]);
  });

  it("show pictures of the product, and new names in other languages beside the common ones", async () => {
    const { shop, user, dialog, save } = await open(coloured);
    await user.click(dialog.getByRole("button", { name: "Pictures of Blue" }));
    const picker = within(await screen.findByRole("dialog", { name: "Pictures: Blue" }));
    await user.click(picker.getByRole("button", { name: "Picture 2" }));
    await user.click(picker.getByRole("button", { name: "Use these" }));
    await user.click(dialog.getByText("Names in Hindi and Marathi"));
    const marathi = dialog.getByLabelText<HTMLInputElement>("Blue, Marathi");
    expect(marathi.placeholder).toBe("निळा");
    await user.type(marathi, "आकाशी निळा");
    shop.on("adminSaveChoices", { success: true, data: coloured });
    await user.click(save);
    await waitFor(() => expect(shop.bodies("adminSaveChoices")).toHaveLength(1));
    expect(shop.bodies("adminSaveChoices")).toMatchObject([
      {
        options: [{ values: [{ translations: {} }, { translations: { mr: "आकाशी निळा" } }] }],
        choices: [{ pictures: [] }, { pictures: ["/files/side-1080.webp"] }],
      },
    ]);
  });

  it("ask whose version is kept if somebody else has changed them, and save one's own over it", async () => {
    const { shop, user, dialog, save, t } = await open(coloured);
    await user.type(dialog.getByLabelText("Price: Blue"), "0");
    const theirs = { options: coloured.options, choices: coloured.choices };
    const clash = { field: "choices", theirs, yours: theirs, by: "Meera", at: null };
    shop.on(
      "adminSaveChoices",
      new Refusal(409, "edit_conflict", messages.editConflict, { data: { version: "v2", fields: [clash] } }),
    );
    await user.click(save);
    const asked = within(await screen.findByRole("dialog", { name: t("edit.title") }));
    expect(asked.getAllByText(/Blue: ₹500/).length).toBeGreaterThan(0);
    shop.on("adminSaveChoices", { success: true, data: coloured });
    await user.click(asked.getAllByRole("radio")[1] as HTMLElement);
    await user.click(asked.getByRole("button", { name: t("edit.save") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(shop.bodies("adminSaveChoices")).toMatchObject([{ version: "v1" }, { version: "v2" }]);
  });

  it.each(languages)("are not lost by a slip, which is said in %s", async (language) => {
    const { user, dialog, t } = await open(plain, language);
    await user.click(dialog.getByRole("button", { name: `+ ${t("choices.usual.Storage")}` }));
    await user.keyboard("{Escape}");
    expect(await dialog.findByText(t("choices.leave"))).toBeDefined();
    await user.click(dialog.getByRole("button", { name: t("choices.discard") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
