import type { Language } from "@contract/constants";
import { addressIn } from "@contract/page-addresses";
import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmSheet } from "@/components/confirm-sheet";
import { toastError } from "@/components/toast";
import { forgetLate, readLate } from "@/features/cart/late/store";
import { forgetSubscription } from "@/features/push/forget-subscription";
import { lateWishes } from "@/features/wishlist/late-wishes";
import { ownTranslator, provideTexts } from "@/i18n/instance";
import { call } from "@/lib/api";
import { isStatus, messageOf } from "@/lib/errors";
import { forgetPerson } from "@/lib/forget-person";
import { paths } from "@/paths";
import { sessionQuery } from "./queries";

type Ask = (question: ReactNode) => void;

/** Fetches the texts of what may be said. */
export const prepare = () => provideTexts(["late", "forms"]);

/**
 * Signs out, after a question if changes of the cart or hearts would be lost with it. The home page is loaded again, so that
 * nothing of the account stays in memory.
 */
export async function leave(client: QueryClient, ask: Ask): Promise<void> {
  const user = client.getQueryData(sessionQuery.queryKey);
  const count = user
    ? lateWishes(user.id).length +
      (await readLate(user.id).then(
        ({ changes }) => changes.length,
        () => 0,
      ))
    : 0;
  if (count === 0) return signOut();
  ask(<LeaveSheet count={count} onClose={() => ask(undefined)} />);
}

let isLeaving = false;

async function signOut(): Promise<void> {
  // Pressed twice.
  if (isLeaving) return;
  isLeaving = true;
  try {
    await call("logout", {}).catch((error: unknown) => {
      if (!isStatus(error, 401)) throw error;
    });
    await forgetSubscription().catch(() => undefined);
    await forgetLate().catch(() => undefined);
    forgetPerson();
    window.location.assign(addressIn(ownTranslator().language as Language, paths.home));
  } catch (error) {
    toastError(messageOf(error, ownTranslator().t("late:logoutFailed")));
  } finally {
    isLeaving = false;
  }
}

/** Changes that are made without a connection go with the sign-out: they are nobody else's. */
function LeaveSheet({ count, onClose }: { count: number; onClose: () => void }) {
  const { t } = useTranslation("late");
  const [busy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    void signOut().then(() => setBusy(false));
  };
  return (
    <ConfirmSheet
      title={t("leaveTitle", { count })}
      text={t("leaveText")}
      confirmLabel={t("leave")}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
