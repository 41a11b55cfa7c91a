import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { laterPart, wholePage } from "./later-part";

const cannot = () => Promise.reject(new Error("there is no connection"));
const Chooser = () => <p>Choose a size</p>;
const chooser = async () => ({ default: Chooser });
const around = (Part: ReturnType<typeof laterPart<object>>) => (
  <main>
    <p>The page around it</p>
    <Part />
  </main>
);

describe("a part that cannot be fetched, as without a connection", () => {
  it("leaves the rest of its page alone, says so where nothing was served, and comes when it is tried again", async () => {
    const load = vi.fn<typeof chooser>().mockImplementationOnce(cannot).mockImplementation(chooser);
    const { user } = await renderInShop(around(laterPart([], load, { when: "touched" })), { texts: [] });
    expect((await screen.findByRole("alert")).textContent).toMatch(/could not be shown/);
    expect(screen.getByText("The page around it")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Choose a size")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says nothing where nobody waits for it", async () => {
    const load = vi.fn<typeof chooser>().mockImplementation(cannot);
    await renderInShop(around(laterPart([], load, { when: "touched", isExtra: true })), { texts: [] });
    await expect.poll(() => load).toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByText("The page around it")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
    // The server prepares every part there is, also where another test asks it to.
    load.mockImplementation(chooser);
  });

  it("keeps nobody waiting who chooses another language: that is refused, and can be tried again", async () => {
    let isOnline = false;
    const load = () => (isOnline ? chooser() : cannot());
    await renderInShop(around(laterPart([], load, { when: "touched", isExtra: true })), { texts: [] });
    await expect(wholePage()).rejects.toThrow("there is no connection");
    isOnline = true;
    await wholePage();
    expect(screen.getByText("Choose a size")).toBeDefined();
  });
});

describe("a part that holds others", () => {
  it("belongs to the whole page with them, which are waited for too", async () => {
    // Neither is near a screen here, so that each comes only because it is asked for.
    const Inner = laterPart([], chooser);
    const outer = async () => ({ default: () => <Inner /> });
    await renderInShop(around(laterPart([], outer)), { texts: [] });
    expect(screen.queryByText("Choose a size")).toBeNull();
    await wholePage();
    expect(screen.getByText("Choose a size")).toBeDefined();
  });
});
