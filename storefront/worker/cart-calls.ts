import type { Cart } from "@contract/cart";
import type { Language } from "@contract/constants";
import { newKey } from "@contract/new-key";
import { paidPrice } from "@contract/paid-price";
import { type KeptChange, keyOf, withChange } from "../src/features/cart/late/change";
import { editLate, readLate } from "../src/features/cart/late/store";
import { withChanges } from "../src/features/cart/late/waiting";
import { quantityInCart } from "../src/features/cart/stock-cap";
import { type AskedChange, askedChange } from "./cart-change";
import { madeAt } from "./page-copies";
import { productCopy } from "./product-copy";
import { lineOf } from "./product-line";
import { accountId, cartCopy, reads, tell } from "./read-copies";
import { scope } from "./scope";
import { sendLate, tellPages } from "./send-late";
import { languageIn, words } from "./words";

type Handling = { event: ExtendableEvent; request: Request };
type CartAnswer = { success: boolean; message?: string; data: Cart };

/** The cart as the shop has it, or its copy, with the changes that the shop does not know of yet. */
export async function readCart(handling: Handling): Promise<Response> {
  const response = await reads.handle(handling);
  const userId = await accountId();
  const changes = userId ? (await lateOf(userId)).changes : [];
  if (response.status !== 200 || changes.length === 0) return response;
  const answer = (await response.json()) as CartAnswer;
  return answer.data.userId === userId
    ? jsonOf({ ...answer, data: withChanges(answer.data, changes) })
    : jsonOf(answer);
}

/**
 * Sends a change of the cart; where the shop cannot be reached, keeps it and responds with the cart as it will be.
 * What waits already is sent first. An add has a key under which the shop carries it out once, so it may be
 * kept although nobody knows whether it has arrived; the other changes may be repeated anyway.
 */
export async function changeCart({ event, request }: Handling): Promise<Response> {
  const body = await request.text();
  const asked = askedChange(request.method, request.url, body);
  const id = request.headers.get("Idempotency-Key") ?? newKey();
  const headers = new Headers(request.headers);
  headers.set("Idempotency-Key", id);
  const send = () =>
    fetch(request.url, {
      method: request.method,
      headers,
      ...(body && { body }),
      referrer: request.referrer,
      signal: request.signal,
    });
  if (!asked || asked.userId !== (await accountId())) return send();
  const isBehind = (await lateOf(asked.userId)).changes.length > 0;
  const isSent = !isBehind || (await sendLate().then(...isWhether));
  const response = isSent ? await send().catch(() => undefined) : undefined;
  return response ?? (await keep({ event, request }, asked, id)) ?? Response.error();
}

const isWhether = [() => true, () => false] as const;

/** A browser that lets nothing be kept, such as in a private window, has nothing that waits. */
const lateOf = (userId: string) => readLate(userId).catch(() => ({ changes: [], told: [] }));

/** Undefined where it cannot be kept: no copy of the cart or of the product, too much already, or a full disk. */
async function keep(
  { event, request }: Handling,
  asked: AskedChange,
  id: string,
): Promise<Response | undefined> {
  const { userId, ...wanted } = asked;
  const language = languageIn(request);
  const copy = await cartCopy(userId, language);
  if (!copy) return undefined;
  const at = madeAt(copy);
  const cart = ((await copy.json()) as CartAnswer).data;
  const known = withChanges(cart, (await lateOf(userId)).changes).items;
  const change = await changeOf({ ...wanted, id }, known, language);
  if (!change) return undefined;
  let isKept = true;
  const { changes } = await editLate(userId, (late) => {
    const more = withChange(
      late.changes,
      { ...change, language, at: Date.now() },
      quantityInCart(cart.items, keyOf(change)) > 0,
    );
    isKept = more !== undefined;
    return more ? { ...late, changes: more } : late;
  });
  if (!isKept) return undefined;
  await askForSync();
  await Promise.all([tell(event, request, at), tellPages()]);
  return jsonOf({ success: true, message: words[language].late, data: withChanges(cart, changes) });
}

type Wanted = Omit<AskedChange, "userId"> & { id: string };

/** The change with what is shown of it meanwhile; undefined if this browser does not know the product. */
async function changeOf(
  wanted: Wanted,
  known: Cart["items"],
  language: Language,
): Promise<Omit<KeptChange, "language" | "at"> | undefined> {
  const { productId, variantId } = wanted;
  if (wanted.kind !== "add") {
    const line = known.find((item) => item.productId === productId && item.variantId === variantId);
    return { ...wanted, title: line?.title ?? "" };
  }
  const product = await productCopy(productId, language);
  if (!product) return undefined;
  const item = lineOf(product, wanted);
  return { ...wanted, title: item.title, item, seenPrice: paidPrice(item) };
}

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** The browser wakes this worker when the line is back, also when no page is open; few browsers can. */
async function askForSync() {
  const { sync } = scope.registration as WithSync;
  await sync?.register("late-cart").catch(() => undefined);
}

const jsonOf = (answer: object) =>
  new Response(JSON.stringify(answer), {
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
