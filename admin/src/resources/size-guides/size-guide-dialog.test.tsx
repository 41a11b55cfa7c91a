import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import type { StaffSizeGuide } from "@contract/size-guides";
import { saidAt } from "@testing/said-at";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { SizeGuideDialog } from "./size-guide-dialog";

const shirts: StaffSizeGuide = {
  _id: "shirts",
  of: "body",
  measures: ["chest", "length"],
  rows: [{ size: "S", cells: [{ from: 860, to: 910 }, null] }],
  version: 3,
};

async function showEditor(language: (typeof languages)[number] = "en", data = [shirts]) {
  const shop = new ShopStandIn();
  shop.on("adminGetSizeGuides", { success: true, data });
  const onClose = vi.fn();
  const dialog = <SizeGuideDialog id="shirts" name="Shirts" sizes={["S", "M"]} onClose={onClose} />;
  const page = await renderInPanel(dialog, { shop, language });
  await screen.findByRole("table");
  return { ...page, onClose };
}
const cell = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

describe("the editor of a size guide", () => {
  it.each(languages)(
    "says at the cell what is wrong, keeps what was typed, and saves once it is right, %s",
    async (language) => {
      const { shop, user, t, onClose } = await showEditor(language);
      const chest = cell(`M, ${t("sizeGuides.measures.chest")}`);
      expect(cell(`S, ${t("sizeGuides.measures.chest")}`).value).toBe("86–91");
      await user.type(chest, "97-92");
      expect(saidAt(chest)).toBe("");
      await user.click(screen.getByRole("button", { name: t("categories.save") }));
      expect(saidAt(chest)).toBe(t("sizeGuides.problems.backwards"));
      expect(document.activeElement).toBe(chest);
      expect(chest.value).toBe("97-92");
      expect(shop.bodies("adminSaveSizeGuide")).toEqual([]);
      await user.clear(chest);
      await user.type(chest, "92–97");
      shop.on("adminSaveSizeGuide", { success: true, data: { ...shirts, version: 4 } });
      await user.click(screen.getByRole("button", { name: t("categories.save") }));
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
      expect(shop.bodies("adminSaveSizeGuide")).toEqual([
        {
          of: "body",
          measures: ["chest", "length"],
          rows: [
            { size: "S", cells: [{ from: 860, to: 910 }, null] },
            { size: "M", cells: [{ from: 920, to: 970 }, null] },
          ],
          version: 3,
        },
      ]);
      expect(await screen.findByText(t("sizeGuides.saved"))).toBeDefined();
    },
  );

  it("takes a table from a spreadsheet, with its headings, and figures in inches", async () => {
    const { shop, user } = await showEditor("en", []);
    await user.click(screen.getByRole("radio", { name: "Inches" }));
    await user.click(cell("S, Chest"));
    await user.paste("Size\tShoulders (in)\nS\t16½\nM\t17 1/4\nXL\t18\n");
    expect(cell("M, Shoulders").value).toBe("17 1/4");
    expect(await screen.findByText("One pasted cell found no place")).toBeDefined();
    shop.on("adminSaveSizeGuide", { success: true, data: shirts });
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(shop.bodies("adminSaveSizeGuide")).toEqual([
        {
          of: "body",
          measures: ["chest", "waist", "hip", "shoulder"],
          rows: [
            { size: "S", cells: [null, null, null, { from: 419, to: 419 }] },
            { size: "M", cells: [null, null, null, { from: 438, to: 438 }] },
          ],
          version: 0,
        },
      ]),
    );
  });

  it("has the columns that are chosen; one that comes back has its figures again", async () => {
    const { user } = await showEditor();
    const choose = async (name: string) => {
      await user.click(screen.getByRole("combobox", { name: "Columns" }));
      await user.click(await screen.findByRole("option", { name }));
      await user.keyboard("{Escape}");
    };
    await choose("Chest");
    expect(screen.queryByRole("textbox", { name: "S, Chest" })).toBeNull();
    await choose("Waist");
    await choose("Chest");
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Size",
      "Chest",
      "Waist",
      "Length",
    ]);
    expect(cell("S, Chest").value).toBe("86–91");
  });

  it("goes from cell to cell with the arrow keys", async () => {
    const { user } = await showEditor();
    await user.click(cell("S, Length"));
    await user.keyboard("{ArrowDown}70{ArrowUp}68{Enter}");
    expect(document.activeElement).toBe(cell("M, Length"));
    expect([cell("S, Length").value, cell("M, Length").value]).toEqual(["68", "70"]);
  });

  it("tells who comes second, who takes either; nothing is lost meanwhile", async () => {
    const { shop, user, onClose } = await showEditor();
    await user.type(cell("M, Chest"), "95");
    const theirs = { ...shirts, version: 4, rows: [{ size: "M", cells: [{ from: 990, to: 990 }, null] }] };
    shop.on("adminGetSizeGuides", { success: true, data: [theirs] });
    shop.on("adminSaveSizeGuide", refuse.conflict("edit_conflict", messages.sizeGuideChanged));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(messages.sizeGuideChanged.in("en"))).toBeDefined();
    expect(cell("M, Chest").value).toBe("95");
    await waitFor(() => expect(shop.queries("adminGetSizeGuides")).toHaveLength(2));
    shop.on("adminSaveSizeGuide", { success: true, data: theirs });
    await user.click(screen.getByRole("button", { name: "Save mine instead" }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(shop.bodies("adminSaveSizeGuide").at(-1)).toMatchObject({ version: 4 });
  });

  it("asks before it throws away what was typed", async () => {
    const confirm = vi.fn(() => false);
    vi.stubGlobal("confirm", confirm);
    const { user, onClose } = await showEditor();
    await user.type(cell("M, Chest"), "9x");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(confirm).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    expect(cell("M, Chest").value).toBe("9x");
    confirm.mockReturnValue(true);
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onClose).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it("deletes a guide, and says of an empty one what is missing", async () => {
    const { shop, user, onClose } = await showEditor();
    shop.on("adminDeleteSizeGuide", { success: true, data: { _id: "shirts" } });
    await user.clear(cell("S, Chest"));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Please enter at least one measure of one size")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Delete the guide" }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
