import type { QueryClient } from "@tanstack/react-query";
import { toastError, toastSuccess } from "@/components/toast";
import { ownTranslator, provideTexts } from "@/i18n/instance";
import { callOwn } from "@/lib/call-own";
import { isOutage, isStatus, messageOf } from "@/lib/errors";
import { inTurn } from "./in-turn";
import { dropLateWish, type LateWish, lateWishes } from "./late-wishes";
import { refreshHearts, wishlistQuery } from "./queries";

/**
 * Sends the hearts that were pressed without a connection. The last act wins: each is put or taken off as it was pressed,
 * whatever other devices have done meanwhile. Says what was not possible; what the shop could not be asked stays and waits.
 */
export async function sendLateWishes(client: QueryClient, userId: string): Promise<void> {
  if (lateWishes(userId).length === 0) return;
  await provideTexts(["wishlist"]);
  const outcomes: Outcome[] = [];
  for (const wish of lateWishes(userId)) outcomes.push(await inTurn(() => send(wish)));
  if (outcomes.every((outcome) => outcome === "waits")) return;
  await client.invalidateQueries(wishlistQuery(userId)).catch(() => undefined);
  refreshHearts(client, userId);
  const t = ownTranslator().t;
  const gone = outcomes.filter((outcome) => outcome === "gone").length;
  if (gone > 0) toastError(t("wishlist:lateGone", { count: gone }));
  for (const outcome of new Set(outcomes)) if (typeof outcome === "object") toastError(outcome.refused);
  if (outcomes.every((outcome) => outcome === "sent")) toastSuccess(t("wishlist:lateSent"));
}

/** `gone`: the product is no longer in the shop. */
type Outcome = "sent" | "waits" | "gone" | { refused: string };

async function send(wish: LateWish): Promise<Outcome> {
  const { userId, productId, isWished, wishedAt } = wish;
  // Pressed again meanwhile, or sent by another tab.
  const isCurrent = lateWishes(userId).some(
    (late) => late.productId === productId && late.wishedAt === wishedAt,
  );
  if (!isCurrent) return "sent";
  try {
    await callOwn(isWished ? "addWish" : "removeWish", { params: { productId } });
  } catch (error) {
    // Signed out elsewhere: it waits for its own account.
    if (isOutage(error) || isStatus(error, 401) || isStatus(error, 429)) return "waits";
    dropLateWish(wish);
    if (isStatus(error, 404)) return "gone";
    return { refused: messageOf(error, ownTranslator().t("wishlist:failed")) };
  }
  dropLateWish(wish);
  return "sent";
}
