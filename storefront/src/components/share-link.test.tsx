import { languages } from "@contract/constants";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { ShareLink } from "./share-link";

const url = new URL("/shop/product/kite", location.origin).href;

async function open(language: (typeof languages)[number] = "en") {
  const { user, t } = await renderInShop(<ShareLink title="Kite" path="/shop/product/kite" />, {
    language,
    texts: ["share"],
  });
  const press = () => user.click(screen.getByRole("button", { name: t("share:share") }));
  return { press, t };
}

/** What the browser has: `undefined` for what it does not. */
const browserHas = (name: "share" | "clipboard", value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const clipboard = (write: () => Promise<void>) => {
  const writeText = vi.fn(write);
  browserHas("clipboard", { writeText });
  return writeText;
};
const refusal = (name: string) => Promise.reject(Object.assign(new Error("Refused"), { name }));
const field = () => screen.findByRole<HTMLInputElement>("textbox");

afterEach(() => {
  for (const name of ["share", "clipboard"]) Reflect.deleteProperty(navigator, name);
});

describe("a link that is shared", () => {
  it("goes to the phone's own sharing, whose owner may think better of it", async () => {
    const { press } = await open();
    const share = vi.fn(() => refusal("AbortError"));
    browserHas("share", share);
    const writeText = clipboard(async () => {});
    await press();
    expect(share).toHaveBeenCalledWith({ title: "Kite", url });
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("is copied where the phone refuses to share, which is said", async () => {
    const { press } = await open();
    browserHas("share", () => refusal("NotAllowedError"));
    const writeText = clipboard(async () => {});
    await press();
    expect(await screen.findByText("Link copied")).toBeDefined();
    expect(writeText).toHaveBeenCalledWith(url);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("is selected in a field where the clipboard refuses it", async () => {
    const { press } = await open();
    clipboard(() => refusal("NotAllowedError"));
    await press();
    expect((await field()).value).toBe(url);
  });
});

describe.each(languages)("where there is no clipboard, in %s", (language) => {
  it("the link is selected in a field that says so, with each press", async () => {
    const { press, t } = await open(language);
    browserHas("clipboard", undefined);
    for (const _ of [1, 2]) {
      await press();
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox")));
      const { value, readOnly, selectionStart, selectionEnd } = await field();
      expect({ value, readOnly, selectionStart, selectionEnd }).toEqual({
        value: url,
        readOnly: true,
        selectionStart: 0,
        selectionEnd: url.length,
      });
      expect(screen.getByRole("textbox", { name: t("share:notCopied") })).toBeDefined();
    }
  });
});
