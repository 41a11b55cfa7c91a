import type { ResponseOf } from "@contract";
import { accountRoutes } from "@contract/generated/account-routes";
import type { KeptChange } from "../src/features/cart/late/change";
import { editLate, lateAccounts } from "../src/features/cart/late/store";
import { scope } from "./scope";
import { words } from "./words";

/**
 * Sends what waits, account by account; one worker at a time, whoever asked. Rejects if the shop could not be reached or
 * had no time: everything still waits then, and is asked for again.
 */
export async function sendLate(): Promise<void> {
  await scope.navigator.locks.request("late-cart", async () => {
    for (const userId of await lateAccounts()) await sendOf(userId);
  });
}

const [method, path] = accountRoutes.sendLateChanges;

async function sendOf(userId: string): Promise<void> {
  // From now on they may have reached the shop.
  const { changes } = await editLate(userId, (late) => ({
    ...late,
    changes: late.changes.map((change) => ({ ...change, isTried: true as const })),
  }));
  const last = changes.at(-1);
  if (!last) return;
  const response = await fetch(path, {
    method,
    headers: {
      Accept: "application/json",
      "Accept-Language": last.language,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ userId, changes: changes.map(asSent) }),
  });
  if (response.status >= 500 || response.status === 429)
    throw new Error(`The shop answered ${response.status}`);
  // The shop knows this browser as nobody, or as somebody else: they wait for their own account.
  if (response.status === 401 || response.status === 403) return;
  const said = response.ok ? sayings(changes, await response.json()) : changes.map(lost);
  const sent = new Set(changes.map(({ id }) => id));
  await editLate(userId, (late) =>
    // Forgotten meanwhile: by whoever signed out.
    late.changes.some(({ id }) => sent.has(id))
      ? { changes: late.changes.filter(({ id }) => !sent.has(id)), told: [...late.told, ...new Set(said)] }
      : late,
  );
  await tellPages(changes.length);
}

const asSent = ({ id, kind, productId, variantId, size, quantity, seenPrice }: KeptChange) => ({
  id,
  kind,
  productId,
  variantId,
  size,
  quantity,
  seenPrice,
});

/** What the shop said of each change, with the name of the line. */
export function sayings(
  changes: readonly KeptChange[],
  { results }: Pick<ResponseOf<"sendLateChanges">, "results">,
): string[] {
  return results.flatMap(({ id, messages }) => {
    const title = changes.find((change) => change.id === id)?.title;
    return messages.map((message) => (title ? `${title}: ${message}` : message));
  });
}

const lost = ({ title, language }: KeptChange) => `${title}: ${words[language].lost}`;

/** Tells every open page that what waits has changed, and how much of it the shop has got. */
export async function tellPages(lateSent = 0): Promise<void> {
  for (const page of await scope.clients.matchAll({ type: "window" })) page.postMessage({ lateSent });
}
