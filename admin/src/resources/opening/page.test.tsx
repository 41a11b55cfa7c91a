import { firstSteps } from "@contract/opening";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { OpeningPage } from "./page";

const quiet = { en: "", hi: "", mr: "" };
const saved = {
  state: "open" as const,
  text: quiet,
  testers: [],
  version: 0,
  edition: "e1.x",
  updatedAt: null,
};
const steps = firstSteps.map((name) => ({ name, done: name === "logo", optional: name === "gstin" }));

async function open() {
  const shop = new ShopStandIn();
  shop.on("adminGetOpening", { success: true, data: saved });
  shop.on("adminGetFirstSteps", { success: true, data: { steps } });
  return renderInPanel(<OpeningPage />, { shop });
}

describe("the page of first steps and opening", () => {
  it("says of every step whether it is done, and leads to where it is done", async () => {
    await open();
    const links = await screen.findAllByRole("link", { hidden: true });
    expect(links).toHaveLength(firstSteps.length);
    expect(links[0]?.getAttribute("href")).toContain("/admin/shop#address");
    expect(screen.getAllByTitle("Done")).toHaveLength(1);
    expect(document.body.textContent).toContain("The shop can sell without it.");
  });

  it("closes the shop with a text", async () => {
    const { shop, user } = await open();
    shop.on("adminSaveOpening", { success: true, data: { ...saved, state: "closed", version: 1 } });
    await user.click(await screen.findByRole("radio", { name: /^Closed/, hidden: true }));
    await user.type(
      screen.getByRole("textbox", { name: /every page, English/, hidden: true }),
      "Back on Monday",
    );
    await user.click(screen.getByRole("button", { name: "Save settings", hidden: true }));
    await waitFor(() =>
      expect(shop.bodies("adminSaveOpening")).toMatchObject([
        { state: "closed", text: { ...quiet, en: "Back on Monday" }, testers: [], edition: "e1.x" },
      ]),
    );
  });
});
