import { saidAt } from "@testing/said-at";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { SlideCreate } from "./pages";

/** The first of that name, the English one: Hindi and Marathi are beside it. */
const field = (name: RegExp) => screen.getAllByLabelText<HTMLInputElement>(name)[0] as HTMLInputElement;

describe("the form for a new slide", () => {
  it("says what is missing, the picture too, and sends nothing", async () => {
    const { shop, user } = await renderInPanel(<SlideCreate />, { resource: "carousel" });
    await user.type(field(/^Subtitle/), "Until Friday");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saidAt(field(/^Title/))).toBe("Required"));
    expect(saidAt(field(/^Button's text/))).toBe("Required");
    expect(screen.getAllByText("Required").length).toBeGreaterThan(2);
    expect(shop.bodies("addSlide")).toEqual([]);
  });

  it("leads only to this shop or to an https address", async () => {
    const { user } = await renderInPanel(<SlideCreate />, { resource: "carousel" });
    expect(field(/^Button's link/).value).toBe("/shop/listing");
    await user.clear(field(/^Button's link/));
    await user.type(field(/^Button's link/), "javascript:alert(1)");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(saidAt(field(/^Button's link/))).toBe("Please give a path of this shop or an https address"),
    );
  });

  it("shows the slide while it is typed, as on a phone and at a desk", async () => {
    const { user } = await renderInPanel(<SlideCreate />, { resource: "carousel" });
    await user.type(field(/^Title/), "Monsoon sale");
    expect(screen.getAllByText("Monsoon sale")).toHaveLength(2);
  });
});
