import { QueryClientProvider } from "@tanstack/react-query";
import { ShopStandIn } from "@testing/shop-stand-in";
import { cleanup, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { draftKeys } from "@/lib/forget-person";
import { localKeys, readSession, removeLocal, sessionKeys, writeLocal, writeSession } from "@/lib/storage";
import { createQueryClient } from "@/query-client";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import { type Session, sessionQuery, useSession } from "./queries";
import { useSessionElsewhere } from "./use-session-elsewhere";

const shopper: Session = { status: "shopper", user: asha };
const guest: Session = { status: "guest", user: undefined };

const client = createQueryClient(false);

function Listener({ session }: { session: Session }) {
  useSessionElsewhere(session);
  return null;
}
const Page = ({ session }: { session: Session }) => (
  <QueryClientProvider client={client}>
    <Listener session={session} />
  </QueryClientProvider>
);
function Tab() {
  const session = useSession();
  useSessionElsewhere(session);
  return <p>{session.user?.userName ?? session.status}</p>;
}
const kept = () => draftKeys.filter((key) => readSession(key) !== null);

beforeEach(() => {
  writeLocal(localKeys.shopperId, asha.id);
  for (const key of draftKeys) writeSession(key, JSON.stringify({ userId: asha.id }));
  writeSession(sessionKeys.question, JSON.stringify({ productId: "prod_kurta", question: "Is it cotton?" }));
});

it("keeps a shopper and their drafts, until they sign out in another tab", () => {
  client.setQueryData(sessionQuery.queryKey, asha);
  render(<Page session={shopper} />);
  dispatchEvent(new StorageEvent("storage", { key: localKeys.pincode, newValue: null }));
  dispatchEvent(new StorageEvent("storage", { key: localKeys.token, newValue: "newer" }));
  expect(kept()).toEqual([...draftKeys]);
  expect(client.getQueryData(sessionQuery.queryKey)).toEqual(asha);
  removeLocal(localKeys.shopperId);
  dispatchEvent(new StorageEvent("storage", { key: localKeys.token, newValue: null }));
  expect(kept()).toEqual([]);
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull();
  cleanup();
});

it("asks who it is when a guest signs in in another tab, and nothing of one that knows its shopper", async () => {
  const shop = new ShopStandIn();
  shop.on("checkAuth", { success: true, user: asha, token: "token" });
  await renderInShop(<Tab />, { texts: ["shell"], shop });
  expect(await screen.findByText("guest")).toBeDefined();
  writeLocal(localKeys.token, "token");
  const hear = () => dispatchEvent(new StorageEvent("storage", { key: localKeys.token, newValue: "token" }));
  hear();
  expect(await screen.findByText(asha.userName)).toBeDefined();
  hear();
  expect(shop.bodies("checkAuth")).toHaveLength(1);
  removeLocal(localKeys.token);
  cleanup();
});

it("finds a sign-out that this tab has slept through, and leaves what a guest has typed", () => {
  removeLocal(localKeys.shopperId);
  render(<Page session={{ status: "loading", user: undefined }} />);
  expect(kept()).toEqual([...draftKeys]);
  cleanup();
  writeSession(sessionKeys.ticket, JSON.stringify({ typed: { message: "The lamp" } }));
  render(<Page session={guest} />);
  expect(kept()).toEqual([sessionKeys.question, sessionKeys.ticket]);
});

it("keeps a shopper's drafts for them when their session has run out, here or in another tab", () => {
  client.setQueryData(sessionQuery.queryKey, asha);
  const { rerender } = render(<Page session={shopper} />);
  dispatchEvent(new StorageEvent("storage", { key: localKeys.token, newValue: null }));
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull();
  rerender(<Page session={guest} />);
  rerender(<Page session={shopper} />);
  expect(kept()).toEqual([...draftKeys]);
  cleanup();
});

it("forgets them when somebody else signs in", () => {
  const { rerender } = render(<Page session={guest} />);
  rerender(<Page session={{ status: "shopper", user: { ...asha, id: "cus_ravi" } }} />);
  expect(kept()).toEqual([sessionKeys.question]);
  cleanup();
});
