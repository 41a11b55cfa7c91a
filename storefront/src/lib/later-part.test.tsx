import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { laterPart } from "./later-part";

it("a part that cannot be fetched, as without a connection, leaves the rest of its page alone", async () => {
  const load = vi.fn(() => Promise.reject(new Error("there is no connection")));
  const Part = laterPart([], load, { when: "touched" });
  await renderInShop(
    <main>
      <p>The page around it</p>
      <Part />
    </main>,
    { texts: [] },
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText("The page around it")).toBeDefined();
});
