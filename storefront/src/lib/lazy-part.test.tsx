import { screen, waitFor } from "@testing-library/react";
import { type ComponentType, Suspense, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { lazyDialog, lazyPart } from "./lazy-part";

const cannot = () => Promise.reject(new Error("there is no connection"));
const Here = () => <p>Its parcels</p>;
const here = async () => ({ default: Here });

const shown = (Part: ReturnType<typeof lazyPart<object>>) => (
  <main>
    <p>The page around it</p>
    <Suspense>
      <Part />
    </Suspense>
  </main>
);

describe.each([
  ["en", "Try again", /could not be shown/],
  ["hi", "फिर कोशिश करें", /./],
  ["mr", "पुन्हा प्रयत्न करा", /./],
] as const)("a part of a page that cannot be fetched, in %s", (language, again, sentence) => {
  it("says so in its place, and comes when it is tried again", async () => {
    const isReachable = vi.fn(cannot);
    const load = vi.fn<typeof here>().mockImplementationOnce(cannot).mockImplementationOnce(cannot);
    load.mockImplementation(here);
    const { user } = await renderInShop(shown(lazyPart([], load)), { language, texts: [] });
    vi.stubGlobal("fetch", isReachable);
    expect((await screen.findByRole("alert")).textContent).toMatch(sentence);
    expect(screen.getByText("The page around it")).toBeDefined();

    await user.click(screen.getByRole("button", { name: again }));
    await waitFor(() => expect(isReachable).toHaveBeenCalledOnce());
    await user.click(await screen.findByRole("button", { name: again }));
    expect(await screen.findByText("Its parcels")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

it("nothing stands in the place of what nobody waits for", async () => {
  const load = vi.fn(cannot);
  await renderInShop(shown(lazyPart([], load, { isExtra: true })), { texts: [] });
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(await screen.findByText("The page around it")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

type Opened = { onClose: () => void };
const Cart = ({ onClose }: Opened) => (
  <button type="button" onClick={onClose}>
    Your cart
  </button>
);
const cart = async () => ({ default: Cart });

function Opener({ dialog: Dialog }: { dialog: ComponentType<Opened> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Open cart
      </button>
      <Suspense>{isOpen && <Dialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

describe("a dialog that a press opens", () => {
  it("says that it cannot be fetched, and opens when it is tried again", async () => {
    const load = vi.fn<typeof cart>().mockImplementationOnce(cannot).mockImplementation(cart);
    const { user } = await renderInShop(<Opener dialog={lazyDialog([], load)} />, { texts: [] });
    await user.click(screen.getByRole("button", { name: "Open cart" }));
    expect((await screen.findByRole("dialog")).textContent).toMatch(/could not be shown/);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Your cart" })).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is no dead button after it was given up: the next press asks again", async () => {
    const load = vi.fn<typeof cart>().mockImplementationOnce(cannot).mockImplementation(cart);
    const { user } = await renderInShop(<Opener dialog={lazyDialog([], load)} />, { texts: [] });
    await user.click(screen.getByRole("button", { name: "Open cart" }));
    await user.click(await screen.findByRole("button", { name: "Close" }));
    await user.click(await screen.findByRole("button", { name: "Open cart", expanded: false }));
    expect(await screen.findByRole("button", { name: "Your cart" })).toBeDefined();
  });
});
