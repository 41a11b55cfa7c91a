import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { FeatureCreate } from "./pages";

const title = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Title" });
const save = () => screen.getByRole("button", { name: "Save" });

describe("the form for a feature image", () => {
  it("needs a picture", async () => {
    const { shop, user } = await renderInPanel(<FeatureCreate />, { resource: "features" });
    await user.type(title(), "Diwali lamps");
    await user.click(save());
    expect(await screen.findByText("Required")).toBeDefined();
    expect(shop.bodies("addFeature")).toEqual([]);
  });

  it("shows the uploaded picture, and at the title what the shop refuses", async () => {
    const { shop, user } = await renderInPanel(<FeatureCreate />, { resource: "features" });
    shop.on("uploadPicture", {
      success: true,
      data: { url: "/uploads/lamps.webp", width: 800, height: 600 },
    });
    shop.on("addFeature", refuse.invalid([{ field: "title", message: messages.textTooLong("title", 80) }]));
    await user.upload(
      screen.getByLabelText("Choose a picture", { selector: "input" }),
      new File(["x"], "lamps.png", { type: "image/png" }),
    );
    await waitFor(() => expect(document.querySelector("img")?.getAttribute("src")).toContain("lamps.webp"));
    await user.type(title(), "Diwali lamps");
    await user.click(save());
    await waitFor(() => expect(saidAt(title())).toBe(String(messages.textTooLong("title", 80))));
    expect(title().value).toBe("Diwali lamps");
    const none = { title: "", description: "" };
    expect(shop.bodies("addFeature")).toEqual([
      {
        image: "/uploads/lamps.webp",
        title: "Diwali lamps",
        description: "",
        active: true,
        translations: { hi: none, mr: none },
      },
    ]);
  });
});
