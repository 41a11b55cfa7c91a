import { languages } from "@contract/constants";
import type { ShopKind } from "@contract/kinds";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { KindsDialog } from "./kinds-dialog";

const phones: ShopKind = {
  _id: "phones",
  category: "electronics",
  label: { en: "Mobile phones", hi: "मोबाइल फ़ोन", mr: "मोबाइल फोन" },
  isHidden: false,
  filters: [{ row: "Storage", hi: "स्टोरेज", mr: "" }],
  products: 60,
  version: 3,
};
const mice: ShopKind = {
  ...phones,
  _id: "mice",
  label: { en: "Computer mice", hi: "", mr: "" },
  products: 0,
};
const kurtas: ShopKind = {
  ...phones,
  _id: "kurtas",
  category: "fashion",
  label: { ...phones.label, en: "Kurtas" },
};

function showDialog(language: (typeof languages)[number] = "en") {
  const shop = new ShopStandIn();
  shop.on("adminGetKinds", { success: true, data: [phones, mice, kurtas] });
  const rows = [
    { row: "Display", products: 59 },
    { row: "storage", products: 10 },
  ];
  shop.on("adminGetKindRows", { success: true, data: rows });
  const dialog = <KindsDialog category="electronics" name="Electronics" sizes={[]} onClose={vi.fn()} />;
  return renderInPanel(dialog, { shop, language });
}

describe("the kinds of a category", () => {
  it("are added with a name that is needed; a refusal stands at it, and nothing typed is lost", async () => {
    const { shop, user } = await showDialog();
    expect(await screen.findByText("Mobile phones")).toBeDefined();
    expect(screen.queryByText("Kurtas")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Add a kind" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    const name = screen.getByRole<HTMLInputElement>("textbox", { name: /^Name, English/ });
    expect(saidAt(name)).toBe("Please enter a name");
    shop.on("adminAddKind", refuse.invalid([{ field: "label.en", message: messages.kindExists }]));
    await user.type(name, "MOBILE PHONES");
    await user.type(screen.getByRole("textbox", { name: /^Name, Marathi/ }), "फोन");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saidAt(name)).toBe(messages.kindExists.in("en")));
    expect(name.value).toBe("MOBILE PHONES");
    expect(shop.bodies("adminAddKind")).toEqual([
      { category: "electronics", label: { en: "MOBILE PHONES", hi: "", mr: "फोन" }, isHidden: false },
    ]);
  });

  it("are renamed by the version that was read, and ordered", async () => {
    const { shop, user } = await showDialog();
    await user.click(await screen.findByRole("button", { name: "Change: Mobile phones" }));
    const name = screen.getByRole<HTMLInputElement>("textbox", { name: /^Name, English/ });
    await user.clear(name);
    await user.type(name, "Phones");
    shop.on("adminEditKind", { success: true, data: phones });
    await user.click(screen.getByRole("button", { name: "Save" }));
    const label = { ...phones.label, en: "Phones" };
    await waitFor(() =>
      expect(shop.bodies("adminEditKind")).toEqual([
        { label, isHidden: false, filters: phones.filters, version: 3 },
      ]),
    );
    shop.on("adminReorderKinds", { success: true, data: [mice, phones] });
    await user.click(await screen.findByRole("button", { name: "Move up: Computer mice" }));
    await waitFor(() =>
      expect(shop.bodies("adminReorderKinds")).toEqual([
        { category: "electronics", kindIds: ["mice", "phones"] },
      ]),
    );
  });

  it("have filters of their own, chosen from what their products say, named, ordered and taken away", async () => {
    const { shop, user } = await showDialog();
    await user.click(await screen.findByRole("button", { name: "Change: Mobile phones" }));
    await user.click(await screen.findByRole("combobox", { name: "Add a filter" }));
    // What is chosen already, in any case, is not offered again.
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Display (59 products)",
    ]);
    await user.click(screen.getByRole("option", { name: /^Display/ }));
    await user.type(screen.getByRole("textbox", { name: "Display, Marathi" }), "डिस्प्ले");
    await user.click(screen.getByRole("button", { name: "Move up: Display" }));
    shop.on("adminEditKind", refuse.invalid([{ field: "filters", message: messages.kindFilterRepeated }]));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(messages.kindFilterRepeated.in("en"))).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Take away: Storage" }));
    shop.on("adminEditKind", { success: true, data: phones });
    await user.click(screen.getByRole("button", { name: "Save" }));
    const display = { row: "Display", hi: "", mr: "डिस्प्ले" };
    await waitFor(() =>
      expect(shop.bodies("adminEditKind").map((body) => (body as { filters: unknown }).filters)).toEqual([
        [display, ...phones.filters],
        [display],
      ]),
    );
  });

  it.each(languages)(
    "in use are deleted only after the shop has said what becomes of the products, %s",
    async (language) => {
      const { shop, user, t } = await showDialog(language);
      const sentence = messages.kindInUse(60);
      shop.on("adminDeleteKind", refuse.conflict("kind_in_use", sentence));
      const remove = `${t("brands.remove")}: ${phones.label[language]}`;
      await user.click(await screen.findByRole("button", { name: remove }));
      expect(await screen.findByText(sentence.in(language))).toBeDefined();
      shop.on("adminDeleteKind", { success: true, data: { _id: "phones", products: 60 } });
      await user.click(screen.getByRole("button", { name: t("kinds.removeAnyway") }));
      await waitFor(() => expect(shop.queries("adminDeleteKind")).toEqual([{}, { withProducts: "true" }]));
      expect(await screen.findByText(t("kinds.removed"))).toBeDefined();
    },
  );
});
