import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { draftKeys, localKeys, readSession, sessionKeys, writeSession } from "@/lib/storage";
import { createQueryClient } from "@/query-client";
import { asha } from "@/testing/samples";
import { type Session, sessionQuery } from "./queries";
import { useSignedOutElsewhere } from "./use-signed-out-elsewhere";

const shopper: Session = { status: "shopper", user: asha };
const guest: Session = { status: "guest", user: undefined };

const client = createQueryClient(false);

function Listener({ session }: { session: Session }) {
  useSignedOutElsewhere(session);
  return null;
}
const Page = ({ session }: { session: Session }) => (
  <QueryClientProvider client={client}>
    <Listener session={session} />
  </QueryClientProvider>
);
const kept = () => draftKeys.filter((key) => readSession(key) !== null);

beforeEach(() => {
  for (const key of [sessionKeys.review, sessionKeys.newAddress, sessionKeys.ticket, sessionKeys.checkout])
    writeSession(key, JSON.stringify({ userId: asha.id }));
  writeSession(sessionKeys.question, JSON.stringify({ productId: "prod_kurta", question: "Is it cotton?" }));
});

it("keeps a shopper and their drafts, until they sign out in another tab", () => {
  client.setQueryData(sessionQuery.queryKey, asha);
  render(<Page session={shopper} />);
  dispatchEvent(new StorageEvent("storage", { key: localKeys.pincode, newValue: null }));
  dispatchEvent(new StorageEvent("storage", { key: localKeys.token, newValue: "newer" }));
  expect(kept()).toEqual([...draftKeys]);
  expect(client.getQueryData(sessionQuery.queryKey)).toEqual(asha);
  dispatchEvent(new StorageEvent("storage", { key: localKeys.token, newValue: null }));
  expect(kept()).toEqual([]);
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull();
  cleanup();
});

it("finds a sign-out that this tab has slept through, and leaves what a guest has typed", () => {
  render(<Page session={{ status: "loading", user: undefined }} />);
  expect(kept()).toEqual([...draftKeys]);
  cleanup();
  writeSession(sessionKeys.ticket, JSON.stringify({ typed: { message: "The lamp" } }));
  render(<Page session={guest} />);
  expect(kept()).toEqual([sessionKeys.question, sessionKeys.ticket]);
});
