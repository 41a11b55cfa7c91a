import { languages } from "@contract/constants";
import type { ImportReport } from "@contract/product-file";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../../testing/render-in-panel";
import { ImportPage } from "./page";

const file = new File(["sku,price\nRAKE,500\n"], "rakes.csv", { type: "text/csv" });
function report(counts: Partial<ImportReport["counts"]>, dryRun = false) {
  const all = { created: 0, updated: 0, unchanged: 0, error: 0, waiting: 0, ...counts };
  return { success: true as const, data: { dryRun, rows: [], counts: all } };
}

describe.each(languages)("an import in %s", (language) => {
  it("that an outage of the shop's database stops is not done: it says what waits, and goes on", async () => {
    const { shop, user, t } = await renderInPanel(<ImportPage />, { language });
    shop.on("adminImportProducts", report({ updated: 3 }, true));
    await user.upload(screen.getByLabelText(t("file.choose")), file);
    shop.on("adminImportProducts", report({ unchanged: 1, waiting: 2 }));
    await user.click(await screen.findByRole("button", { name: t("file.importNow", { smart_count: 3 }) }));
    expect(await screen.findByText(t("file.waits"))).toBeDefined();
    expect(screen.queryByText(t("file.done", { smart_count: 0 }))).toBeNull();
    shop.on("adminImportProducts", report({ updated: 2, unchanged: 1 }));
    await user.click(screen.getByRole("button", { name: t("file.importNow", { smart_count: 2 }) }));
    await waitFor(() => expect(screen.getByText(t("file.done", { smart_count: 2 }))).toBeDefined());
  });

  it("whose rows partly went wrong before an outage goes on, is not said to be held up, and counts all its rows", async () => {
    const { shop, user, t } = await renderInPanel(<ImportPage />, { language });
    shop.on("adminImportProducts", report({ updated: 53 }, true));
    await user.upload(screen.getByLabelText(t("file.choose")), file);
    const importNow = await screen.findByRole("button", { name: t("file.importNow", { smart_count: 53 }) });
    // Sent again at once, it meets a shop without its database.
    const answers = [
      report({ updated: 50, error: 1, waiting: 2 }),
      report({ unchanged: 50, error: 1, waiting: 2 }),
    ];
    shop.on("adminImportProducts", {
      success: true,
      get data() {
        return (answers.shift() ?? report({ waiting: 53 })).data;
      },
    });
    await user.click(importNow);
    const goOn = await screen.findByRole("button", { name: t("file.importNow", { smart_count: 2 }) });
    await waitFor(() => expect(goOn).toHaveProperty("disabled", false));
    expect(screen.queryByText(t("file.fixErrors"))).toBeNull();
    shop.on("adminImportProducts", report({ updated: 2, unchanged: 50, error: 1 }));
    await user.click(goOn);
    expect(await screen.findByText(t("file.done", { smart_count: 52 }))).toBeDefined();
  });

  it("that is refused for rows with errors is held up until they are left out", async () => {
    const { shop, user, t } = await renderInPanel(<ImportPage />, { language });
    shop.on("adminImportProducts", report({ updated: 2, error: 1 }, true));
    await user.upload(screen.getByLabelText(t("file.choose")), file);
    const importNow = await screen.findByRole("button", { name: t("file.importNow", { smart_count: 2 }) });
    expect(screen.getByText(t("file.fixErrors"))).toBeDefined();
    expect(importNow).toHaveProperty("disabled", true);
    await user.click(screen.getByRole("switch", { name: t("file.skipErrors") }));
    expect(importNow).toHaveProperty("disabled", false);
  });
});
