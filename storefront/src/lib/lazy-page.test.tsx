import { screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { lazyPage } from "./lazy-page";

const About = () => <h1>About our shop</h1>;

it("a page that cannot be fetched is loaded as a document, or says so and comes when it is tried again", async () => {
  const load = vi.fn(async () => ({ default: About }));
  load.mockRejectedValueOnce(new Error("there is no connection"));
  load.mockRejectedValueOnce(new Error("there is no connection"));
  const Page = lazyPage("about", [], load);
  const { user } = await renderInShop(
    <Suspense>
      <Page />
    </Suspense>,
    { texts: [] },
  );
  const isReachable = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", isReachable);
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "About our shop" })).toBeDefined();
  expect(isReachable).toHaveBeenCalled();
});
