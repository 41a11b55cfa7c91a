import { categoryLabel } from "@contract/category-list";
import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { ProductCreate } from "./create";

type User = Awaited<ReturnType<typeof renderInPanel>>["user"];
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
// Of a form this long, what is hidden is not asked of every element.
const save = () => screen.getByRole("button", { name: "Save", hidden: true });
const escaped = (text: string) => text.replace(/[()]/g, "\\$&");

async function choose(user: User, list: RegExp, option: string) {
  await user.click(screen.getByLabelText(list));
  // The list can be open before its choices have come.
  await user.click(await within(await screen.findByRole("listbox")).findByText(option));
}

describe("a new product in choices", () => {
  it("is sent with them in place of its stock, each at the product's price unless it says otherwise", async () => {
    const { shop, user, t } = await renderInPanel(<ProductCreate />);
    await choose(user, /^Category/, "Toys");
    await choose(user, /^Brand/, "No brand");
    await user.type(field(/^Title/), "Kite of paper");
    await user.type(field(/^Description/), "A kite of thin paper on bamboo.");
    await user.type(field(/^Price/), "90");
    await user.click(screen.getByRole("button", { name: t("product.choices.add"), hidden: true }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "+ Colour" }));
    await user.type(dialog.getByLabelText(t("choices.newValue")), "Red, Blue{Enter}");
    await user.type(dialog.getByLabelText("Stock: Red"), "7");
    await user.clear(dialog.getByLabelText("Price: Blue"));
    await user.type(dialog.getByLabelText("Price: Blue"), "95");
    await user.click(dialog.getByRole("button", { name: t("choices.save") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(shop.bodies("adminAddProduct")).toEqual([]);
    expect(screen.queryByLabelText(/^Total stock/)).toBeNull();
    shop.on("adminAddProduct", refuse.conflict("busy", messages.unavailable));
    await user.click(save());
    await waitFor(() => expect(shop.bodies("adminAddProduct")).toHaveLength(1));
    const [body] = shop.bodies("adminAddProduct") as [Record<string, unknown>];
    expect(body).not.toHaveProperty("totalStock");
    expect(body.choices).toEqual({
      options: [
        {
          name: "Colour",
          translations: {},
          values: [
            { value: "Red", translations: {} },
            { value: "Blue", translations: {} },
          ],
        },
      ],
      choices: [
        { values: ["Red"], price: 90, salePrice: 0, pictures: [], stock: 7 },
        { values: ["Blue"], price: 95, salePrice: 0, pictures: [], stock: 0 },
      ],
    });
    // The shop may have made it all the same: what is sent again is the same request.
    await user.click(save());
    await waitFor(() => expect(shop.bodies("adminAddProduct")).toHaveLength(2));
    const [key, sameKey] = shop.headers("adminAddProduct", "idempotency-key");
    expect(key).toMatch(/^\S{8,}$/);
    expect(sameKey).toBe(key);
    expect(shop.bodies("adminAddProduct")[1]).toEqual(body);
  });
});

describe("the form for a new product", () => {
  it("says at each field what is missing and sends nothing", async () => {
    const { shop, user } = await renderInPanel(<ProductCreate />);
    await user.type(field(/^Description/), "Wood");
    await user.click(save());
    await waitFor(() => expect(saidAt(field(/^Title/))).toBe("Required"));
    expect(saidAt(field(/^Price/))).toBe("Required");
    expect(shop.bodies("adminAddProduct")).toEqual([]);
  });

  it("asks for condition and battery only where a product has them, and for sizes only in fashion", async () => {
    const { user } = await renderInPanel(<ProductCreate />);
    expect(screen.queryByLabelText(/^Condition/)).toBeNull();
    await choose(user, /^Category/, "Electronics");
    expect(await screen.findByLabelText(/^Condition/)).toBeDefined();
    expect(screen.getByLabelText(/^Battery/)).toBeDefined();
    expect(screen.queryByRole("group", { name: "Sizes and stock" })).toBeNull();
    await choose(user, /^Category/, "Fashion");
    expect(await screen.findByRole("group", { name: "Sizes and stock" })).toBeDefined();
    expect(screen.queryByLabelText(/^Battery/)).toBeNull();
  });

  it("offers the kinds of its category, and sends none of another one", async () => {
    const { shop, user } = await renderInPanel(<ProductCreate />);
    expect(screen.queryByLabelText(/^Kind/)).toBeNull();
    await choose(user, /^Category/, "Electronics");
    await choose(user, /^Kind/, "Mobile phones");
    await choose(user, /^Category/, "Toys");
    await user.click(screen.getByLabelText(/^Kind/));
    const list = within(await screen.findByRole("listbox"));
    expect(list.queryByText("Mobile phones")).toBeNull();
    await user.click(await list.findByText("Soft toys"));
    expect(shop.bodies("adminAddProduct")).toEqual([]);
  });

  it("shows the HSN and GST rate that the shop would enter, and enters them when asked", async () => {
    const { shop, user, t } = await renderInPanel(<ProductCreate />);
    shop.on("adminProposeTax", { success: true, data: { hsn: "6109", gstRate: 5 } });
    await choose(user, /^Category/, "Fashion");
    await user.type(field(/^Title/), "Plain T-shirt");
    expect(await screen.findByText(t("product.taxProposal", { hsn: "6109", rate: 5 }))).toBeDefined();
    await user.click(screen.getByRole("button", { name: t("product.useTax"), hidden: true }));
    expect(field(/^HSN/).value).toBe("6109");
    expect(screen.queryByText(t("product.useTax"))).toBeNull();
  });

  it("says what happens without HSN and GST rate where the shop has no proposal", async () => {
    const { shop, user, t } = await renderInPanel(<ProductCreate />);
    shop.on("adminProposeTax", { success: true, data: null });
    await choose(user, /^Category/, "Fashion");
    await user.type(field(/^Title/), "Something new");
    expect(await screen.findByText(t("product.noTaxProposal"))).toBeDefined();
  });

  it("takes numbers in the digits of any script, and no sale price above the price", async () => {
    const { user } = await renderInPanel(<ProductCreate />);
    await user.type(field(/^Price/), "₹१,२००");
    await user.type(field(/^Sale price/), "1300");
    await user.click(save());
    await waitFor(() => expect(saidAt(field(/^Sale price/))).toBe("The sale price must be below the price"));
    expect(saidAt(field(/^Price/))).toBe("");
  });
});

describe.each(languages)("MRP and net quantity of a new product in %s", (language) => {
  it("are said at their fields to be too low, or no quantity", async () => {
    const { shop, user, t } = await renderInPanel(<ProductCreate />, { language });
    const label = (name: string) => new RegExp(`^${escaped(t(`resources.products.fields.${name}`))}`);
    await user.type(field(label("price")), "450");
    await user.type(field(label("mrp")), "449");
    await user.type(field(label("netQuantity")), "half a sack");
    await user.click(screen.getByRole("button", { name: t("ra.action.save"), hidden: true }));
    await waitFor(() => expect(saidAt(field(label("mrp")))).toBe(t("product.mrpBelowPrice")));
    expect(saidAt(field(label("netQuantity")))).toBe(t("product.netQuantityHelp"));
    expect(shop.bodies("adminAddProduct")).toEqual([]);
  });
});

describe.each(languages)("the form for a new product in %s", (language) => {
  it("shows at the field what the shop refuses, keeps what was typed, and sends once", async () => {
    const { shop, user, t } = await renderInPanel(<ProductCreate />, { language });
    const label = (name: string) => new RegExp(`^${escaped(t(`resources.products.fields.${name}`))}`);
    const refusal = messages.textLength("title", 3, 150);
    shop.on("adminAddProduct", refuse.invalid([{ field: "title", message: refusal }]));
    await user.type(field(label("title")), "लकड़ी की गाड़ी");
    await user.type(field(label("description")), "A small wooden car, painted by hand");
    await choose(user, label("category"), categoryLabel("toys", language));
    await user.click(await screen.findByLabelText(label("brand")));
    const brands = await within(await screen.findByRole("listbox")).findAllByRole("option");
    await user.click(brands.at(-1) as HTMLElement);
    await user.type(field(label("price")), "450");
    await user.type(field(label("totalStock")), "12");
    await user.type(field(label("mrp")), "499");
    await user.type(field(label("netQuantity")), "1 नग");
    await user.type(field(label("maker")), "Khelni Udyog, Satara 415002");
    await user.dblClick(screen.getByRole("button", { name: t("ra.action.save"), hidden: true }));
    await waitFor(() => expect(saidAt(field(label("title")))).toBe(refusal.in(language)));
    expect(field(label("title")).value).toBe("लकड़ी की गाड़ी");
    expect(field(label("price")).value).toBe("450");
    expect(shop.bodies("adminAddProduct")).toMatchObject([
      {
        title: "लकड़ी की गाड़ी",
        category: "toys",
        price: 450,
        totalStock: 12,
        sizes: [],
        condition: null,
        mrp: 499,
        netQuantity: "1 नग",
        maker: "Khelni Udyog, Satara 415002",
      },
    ]);
  });
});
