import { languages } from "@contract/constants";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import Zoom from "./zoom";

const images = ["/pictures/one-1080.webp", "/pictures/two-1080.webp"];

describe("pictures in full screen", () => {
  it.each(languages)("name themselves and their buttons in %s", async (language) => {
    const onClose = vi.fn();
    const { t } = await renderInShop(<Zoom images={images} title="Toy car" at={0} onClose={onClose} />, {
      language,
      texts: ["lightbox"],
    });
    expect(
      await screen.findByRole("dialog", { name: t("lightbox:dialog").replace("{{title}}", "Toy car") }),
    ).toBeDefined();
    for (const key of ["previous", "next", "close", "zoomIn", "zoomOut"])
      expect(screen.getByRole("button", { name: t(`lightbox:${key}`) }), key).toBeDefined();
  });
});
