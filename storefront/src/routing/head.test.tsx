import { act, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { titles } from "@/i18n/namespaces";
import { renderInShop } from "@/testing/render-in-shop";
import { PageHead } from "./head";

// What another page has left in the document.
beforeEach(() => {
  document.title = "";
  for (const tag of document.head.querySelectorAll("[data-head]")) tag.remove();
});

const canonical = () =>
  document.head.querySelector<HTMLLinkElement>("link[rel=canonical]")?.getAttribute("href");
const route = (name: string) => (
  <PageHead isRoutes title={name} description="Of the table" canonical="/shop/listing" />
);
const page = (name: string, path: string) => (
  <PageHead title={name} description="Of the page" canonical={path} />
);

/** What the route table says arrives after what the page says of itself. */
function RouteIsLast() {
  const [name, setName] = useState("First");
  useEffect(() => setName("Everything"), []);
  return route(name);
}

it("a page's own head stays, also if its route's arrives later", async () => {
  await renderInShop(
    <>
      <RouteIsLast />
      {page("Toys", "/shop/listing?category=toys")}
    </>,
    { language: "en", texts: [titles] },
  );
  await waitFor(() => expect(document.title).toMatch(/^Toys/));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.title).toMatch(/^Toys/);
  expect(canonical()).toMatch(/\/shop\/listing\?category=toys$/);
});

function WithDialog() {
  const [isOpen, setIsOpen] = useState(true);
  const [name, setName] = useState("Toys");
  useEffect(() => setName("Toys of wood"), []);
  return (
    <>
      {route("Everything")}
      {page(name, "/shop/listing?category=toys")}
      {isOpen && page("A kite", "/shop/product/kite")}
      <button type="button" onClick={() => setIsOpen(false)}>
        Close
      </button>
    </>
  );
}

it("a dialog's head is above its page's, which is back when it is closed", async () => {
  const { user } = await renderInShop(<WithDialog />, { language: "en", texts: [titles] });
  await waitFor(() => expect(document.title).toMatch(/^A kite/));
  await user.click(screen.getByRole("button"));
  await waitFor(() => expect(document.title).toMatch(/^Toys of wood/));
  expect(canonical()).toMatch(/\/shop\/listing\?category=toys$/);
});

it("the title says which page this is, also where the rest of its head cannot be fetched", async () => {
  vi.doMock("./apply-head", () => Promise.reject(new TypeError("Failed to fetch")));
  await renderInShop(page("A top", "/shop/product/top"), { language: "en", texts: [titles] });
  await waitFor(() => expect(document.title).toMatch(/^A top/));
  expect(canonical()).toBeUndefined();
  vi.doUnmock("./apply-head");
});
