import type { StaffSlide } from "@contract/carousel";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { SlideEdit } from "./pages";

const slide: StaffSlide = {
  _id: "slide_rabi",
  title: "Rabi sale",
  subtitle: "Seeds and pumps",
  cta: "See",
  link: "/shop/listing",
  image: "/pictures/slide-5-1080.webp",
  bg: "gradient-paddy",
  order: 0,
  active: true,
  from: null,
  until: null,
  translations: {
    hi: { title: "रबी का मौसम", subtitle: "", cta: "देखें", outdated: ["title"] },
    mr: { title: "", subtitle: "", cta: "", outdated: [] },
  },
  version: "v1",
};

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const older = () => screen.queryAllByText(/^Older than the English/);

async function open() {
  const shop = new ShopStandIn();
  shop.on("getSlides", { success: true, data: [slide] });
  shop.on("editSlide", { success: true, data: { ...slide, version: "v2" } });
  const page = await renderInPanel(<SlideEdit />, {
    shop,
    resource: "carousel",
    at: `/carousel/${slide._id}`,
  });
  await screen.findByDisplayValue("रबी का मौसम");
  const save = async () => {
    await page.user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(shop.bodies("editSlide")).toHaveLength(1));
    return shop.bodies("editSlide")[0];
  };
  return { ...page, save };
}

describe("a slide's texts in Hindi and Marathi", () => {
  it("stand beside the English, and one that is older than it says so until it is written anew", async () => {
    const { user, save } = await open();
    expect(older()).toHaveLength(1);
    await user.clear(field("Title, Hindi"));
    await user.type(field("Title, Hindi"), "रबी सेल");
    expect(older()).toHaveLength(0);
    expect(await save()).toEqual({
      translations: { ...slide.translations, hi: { ...slide.translations.hi, title: "रबी सेल" } },
      version: "v1",
    });
  });

  it("still hold if the shopkeeper says so", async () => {
    const { user, save } = await open();
    await user.click(screen.getByRole("button", { name: "Still right" }));
    expect(older()).toHaveLength(0);
    expect(await save()).toEqual({
      translations: { ...slide.translations, hi: { ...slide.translations.hi, outdated: [] } },
      version: "v1",
    });
  });

  it("are marked as soon as the English is changed", async () => {
    const { user } = await open();
    await user.type(screen.getByDisplayValue("See"), " more");
    expect(older()).toHaveLength(2);
  });

  it("are in the preview of that language, with the English where one is blank or too old", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Hindi" }));
    // On a phone and at a desk.
    expect(screen.getAllByText("Rabi sale")).toHaveLength(2);
    expect(screen.getAllByText("Seeds and pumps", { ignore: "textarea" })).toHaveLength(2);
    expect(screen.getAllByText("देखें")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Still right" }));
    expect(screen.getAllByText("रबी का मौसम")).toHaveLength(2);
  });
});
