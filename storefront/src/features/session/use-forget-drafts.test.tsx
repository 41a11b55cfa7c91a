import { cleanup, render } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { draftKeys, localKeys, readSession, sessionKeys, writeSession } from "@/lib/storage";
import { asha } from "@/testing/samples";
import type { Session } from "./queries";
import { useForgetDrafts } from "./use-forget-drafts";

const shopper: Session = { status: "shopper", user: asha };
const guest: Session = { status: "guest", user: undefined };

function Page({ session }: { session: Session }) {
  useForgetDrafts(session);
  return null;
}
const kept = () => draftKeys.filter((key) => readSession(key) !== null);

beforeEach(() => {
  for (const key of [sessionKeys.review, sessionKeys.newAddress, sessionKeys.ticket, sessionKeys.checkout])
    writeSession(key, JSON.stringify({ userId: asha.id }));
  writeSession(sessionKeys.question, JSON.stringify({ productId: "prod_kurta", question: "Is it cotton?" }));
});

it("keeps a shopper's drafts, until they sign out in another tab", () => {
  render(<Page session={shopper} />);
  dispatchEvent(new StorageEvent("storage", { key: localKeys.pincode, newValue: null }));
  dispatchEvent(new StorageEvent("storage", { key: localKeys.token, newValue: "newer" }));
  expect(kept()).toEqual([...draftKeys]);
  dispatchEvent(new StorageEvent("storage", { key: localKeys.token, newValue: null }));
  expect(kept()).toEqual([]);
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
