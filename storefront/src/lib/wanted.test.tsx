import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { wanted } from "./wanted";

const cannot = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

it("what a press needs and cannot be fetched is said in a dialog, and done when it is tried again", async () => {
  const { user } = await renderInShop(<p>The page</p>, { texts: [] });
  const load = vi.fn(async () => "the code").mockImplementationOnce(cannot);
  const found = wanted(load);
  await screen.findByRole("dialog", { name: /could not be shown/ });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await found).toBe("the code");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("without a connection it is the connection that is named, again and again, until it is put away", async () => {
  vi.stubGlobal("navigator", Object.create(navigator, { onLine: { value: false } }));
  vi.stubGlobal("fetch", cannot);
  const { user } = await renderInShop(<p>The page</p>, { language: "mr", texts: [] });
  const found = wanted(cannot);
  const name = "दुकानाशी संपर्क झाला नाही. कृपया तुमचे इंटरनेट तपासा.";
  const first = await screen.findByRole("dialog", { name });
  await user.click(screen.getByRole("button", { name: "पुन्हा प्रयत्न करा" }));
  expect(await screen.findByRole("dialog", { name })).not.toBe(first);
  await user.click(screen.getByRole("button", { name: "बंद करा" }));
  expect(await found).toBeUndefined();
});
