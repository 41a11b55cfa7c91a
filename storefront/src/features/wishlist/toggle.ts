import { limits } from "@contract/limits";
import type { QueryClient } from "@tanstack/react-query";
import { toastError, toastInfo, toastSuccess } from "@/components/toast";
import { sessionQuery } from "@/features/session/queries";
import { ownTranslator, provideTexts } from "@/i18n/instance";
import { callOwn } from "@/lib/call-own";
import { isStatus, messageOf } from "@/lib/errors";
import { deviceWishes, keepDeviceWishes } from "./device-wishes";
import { inTurn } from "./in-turn";
import { dropLateWish, keepLateWish } from "./late-wishes";
import { allWishes, refreshHearts, wishlistQuery } from "./queries";

/** Puts a product on the list or takes it off, and says so. While nobody is known to be signed in, in this browser. */
export async function toggleWish(client: QueryClient, productId: string) {
  await provideTexts(["wishlist"]);
  const user = client.getQueryData(sessionQuery.queryKey);
  if (user?.role === "user" && !isHere(productId)) await toggleOwn(client, user.id, productId);
  else toggleHere(client, user?.id, productId);
}

const isHere = (productId: string) => deviceWishes().some((wish) => wish.productId === productId);

const say = (key: "added" | "removed" | "full" | "notKept" | "failed" | "undo" | "late") =>
  ownTranslator().t(`wishlist:${key}`, { count: limits.wishes });

function tell(client: QueryClient, productId: string, isAdded: boolean) {
  if (isAdded) return toastSuccess(say("added"));
  toastInfo(say("removed"), {
    action: { label: say("undo"), onClick: () => void toggleWish(client, productId) },
  });
}

function toggleHere(client: QueryClient, userId: string | undefined, productId: string) {
  const before = deviceWishes();
  const isAdded = !isHere(productId);
  if (isAdded && before.length >= limits.wishes) return toastError(say("full"));
  const others = before.filter((wish) => wish.productId !== productId);
  const wish = { productId, wishedAt: new Date().toISOString() };
  const isKept = keepDeviceWishes(isAdded ? [wish, ...others] : others);
  refreshHearts(client, userId);
  if (isKept) tell(client, productId, isAdded);
  else toastError(say("notKept"));
}

async function toggleOwn(client: QueryClient, userId: string, productId: string) {
  const query = wishlistQuery(userId);
  const wish = { productId, wishedAt: new Date().toISOString() };
  let isAdded: boolean | undefined;
  try {
    const before = await client.ensureQueryData(query);
    await client.cancelQueries(query);
    const isWished = !allWishes(client, userId).some((one) => one.productId === productId);
    isAdded = isWished;
    client.setQueryData(query.queryKey, (now = before) => {
      const others = now.wishes.filter((one) => one.productId !== productId);
      return { ...now, wishes: isWished ? [wish, ...others] : others };
    });
    // What waits of it is no longer wanted; it waits anew if this cannot be sent either.
    dropLateWish({ userId, productId });
    refreshHearts(client, userId);
    await inTurn(() => callOwn(isWished ? "addWish" : "removeWish", { params: { productId } }));
    tell(client, productId, isWished);
  } catch (error) {
    const isUnreached = isAdded !== undefined && isStatus(error, 0);
    if (isUnreached && keepLateWish({ ...wish, userId, isWished: isAdded === true })) {
      refreshHearts(client, userId);
      return toastInfo(say("late"));
    }
    toastError(messageOf(error, say("failed")));
    // What is on the list now, only the shop knows.
    await client.invalidateQueries(query).catch(() => undefined);
    refreshHearts(client, userId);
  }
}
