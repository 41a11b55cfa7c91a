import { limits } from "@contract/limits";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { toastInfo } from "@/components/toast";
import { useSession } from "@/features/session/queries";
import { ownTranslator } from "@/i18n/instance";
import { callOwn } from "@/lib/call-own";
import { type DeviceWish, deviceWishes, keepDeviceWishes } from "./device-wishes";
import { refreshHearts, wishlistQuery } from "./queries";
import { sendLateWishes } from "./send-late-wishes";

/** A line that has just come back does not carry at once. */
const settleMs = 3_000;
/** A line that is lost is not always announced when it is back. */
const askAgainMs = 20_000;

/**
 * Keeps the hearts of every page true: reads the list of whoever is signed in, moves to it what was wished for before
 * signing in, sends what was pressed without a connection, and hears of changes in other tabs.
 */
export default function WishlistKeeper() {
  const client = useQueryClient();
  const session = useSession();
  const userId = session.status === "shopper" ? session.user.id : undefined;
  const { data: own } = useQuery({ ...wishlistQuery(userId ?? ""), enabled: userId !== undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read again whenever it has changed
  useEffect(() => {
    const refresh = () => refreshHearts(client, userId);
    refresh();
    addEventListener("storage", refresh);
    return () => removeEventListener("storage", refresh);
  }, [client, userId, own]);
  useEffect(() => {
    if (!userId) return;
    const send = () => void sendLateWishes(client, userId);
    let settled: ReturnType<typeof setTimeout> | undefined;
    const sendNow = () => {
      send();
      settled = setTimeout(send, settleMs);
    };
    send();
    addEventListener("online", sendNow);
    const again = setInterval(send, askAgainMs);
    return () => {
      removeEventListener("online", sendNow);
      clearTimeout(settled);
      clearInterval(again);
    };
  }, [client, userId]);
  const room = own && limits.wishes - own.wishes.length;
  const isRead = room !== undefined;
  const hasRoom = isRead && room > 0;
  useEffect(() => {
    const waiting = deviceWishes().filter(({ isLeft }) => hasRoom || !isLeft);
    if (!userId || !isRead || waiting.length === 0) return;
    const join = async () => {
      const body = { wishes: waiting.map(({ productId, wishedAt }) => ({ productId, wishedAt })) };
      const { left, ...list } = (await callOwn("joinWishlists", { body })).data;
      keepDeviceWishes(stillHere(waiting, left));
      client.setQueryData(wishlistQuery(userId).queryKey, list);
      const newlyLeft = waiting.filter(({ productId, isLeft }) => !isLeft && left.includes(productId));
      if (newlyLeft.length > 0) toastInfo(ownTranslator().t("wishlist:left", { count: newlyLeft.length }));
    };
    // It stays here until the shop has it; the next page tries again.
    join().catch(() => undefined);
  }, [client, userId, isRead, hasRoom]);
  return null;
}

/** What stays in the browser: what the list has no room for, and what came or had been there meanwhile. */
function stillHere(sent: readonly DeviceWish[], left: readonly string[]): DeviceWish[] {
  const gone = new Set(sent.map(({ productId }) => productId).filter((id) => !left.includes(id)));
  const kept = deviceWishes().filter(({ productId }) => !gone.has(productId));
  return kept.map((wish) => (left.includes(wish.productId) ? { ...wish, isLeft: true } : wish));
}
