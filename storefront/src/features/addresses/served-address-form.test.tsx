import { ShopStandIn } from "@testing/shop-stand-in";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect, useSyncExternalStore } from "react";
import { afterAll, expect, it, vi } from "vitest";
import { keepDraft } from "@/lib/kept-draft";
import { readSession, sessionKeys } from "@/lib/storage";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import AddressForm from "./address-form";

// Files of one worker share what they load (vitest.config.ts): one before may have loaded the form with the real hook.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock("@/lib/use-hydrated");
  vi.resetModules();
});

/** A form that the server has rendered: it listens a moment before it knows what this browser keeps. */
const page = { isHydrated: false, tell: () => {} };
vi.mock("@/lib/use-hydrated", () => ({
  useHydrated: () =>
    useSyncExternalStore(
      (tell) => {
        page.tell = tell;
        return () => {};
      },
      () => page.isHydrated,
    ),
}));

it("keeps what is typed while a served form comes to life, beside what this tab had kept of it", async () => {
  keepDraft(sessionKeys.newAddress, asha.id, { notes: "Opposite the theatre", address: "9 Laxmi Road" });
  const form = <AddressForm user={asha} onSaved={() => {}} />;
  const { user } = await renderInShop(form, { texts: ["addresses", "states"], shop: new ShopStandIn() });
  const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
  await user.type(field("House, street and area"), "7 Laxmi Road");
  act(() => {
    page.isHydrated = true;
    page.tell();
  });
  await waitFor(() => expect(field("Landmark Optional").value).toBe("Opposite the theatre"));
  expect(field("House, street and area").value).toBe("7 Laxmi Road");
  expect(readSession(sessionKeys.newAddress)).toContain("7 Laxmi Road");
});

/** What lib/early-taps does beside a form whose effects have just run: it types what was typed before the form listened. */
function TypedEarly() {
  useEffect(() => {
    fireEvent.input(screen.getByRole("textbox", { name: "Pincode" }), { target: { value: "411001" } });
  }, []);
  return null;
}

it("hears what is typed as soon as its effects have run", async () => {
  page.isHydrated = false;
  const form = (
    <>
      <AddressForm user={asha} onSaved={() => {}} />
      <TypedEarly />
    </>
  );
  const shop = new ShopStandIn();
  shop.on("getPincode", "never");
  await renderInShop(form, { texts: ["addresses", "states"], shop });
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Pincode" }).value).toBe("411001");
  await waitFor(() => expect(shop.bodies("getPincode")).toHaveLength(1));
});
