import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { toastSuccess } from "@/components/toast";
import { cartKey } from "../queries";
import { useCartDrawer } from "../use-cart-drawer";
import type { Late } from "./change";
import { LateTold } from "./late-told";
import { prepareCart } from "./prepare";
import { editLate, readLate } from "./store";

/** A line that has just come back does not carry at once. */
const settleMs = 3_000;
/** A line that is lost is not always announced when it is back. */
const askAgainMs = 20_000;

/**
 * Says on every page how many changes of the cart wait for a connection, asks the service worker to send them when there
 * may be one, and shows what the shop said of them.
 */
export default function LateKeeper({ userId }: { userId: string }) {
  const { t } = useTranslation("late");
  const client = useQueryClient();
  const { open } = useCartDrawer();
  const [late, setLate] = useState<Late>();
  const place = useTopOfPage();
  const count = late?.changes.length ?? 0;
  const isWaiting = count > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` differs from render to render
  useEffect(() => {
    const { serviceWorker } = navigator;
    // A browser that keeps nothing has nothing that waits.
    const look = () => readLate(userId).then(setLate, () => undefined);
    const hear = ({ data }: MessageEvent<{ lateSent?: number }>) => {
      if (data.lateSent === undefined) return;
      void client.invalidateQueries({ queryKey: cartKey(userId) });
      void readLate(userId).then((now) => {
        setLate(now);
        if (data.lateSent && now.told.length + now.changes.length === 0) toastSuccess(t("sent"));
      });
    };
    void look();
    serviceWorker.addEventListener("message", hear);
    prepareCart(serviceWorker).catch(() => undefined);
    return () => serviceWorker.removeEventListener("message", hear);
  }, [client, userId]);

  useEffect(() => {
    document.documentElement.toggleAttribute("data-unsent", isWaiting);
    if (!isWaiting) return;
    const send = () => navigator.serviceWorker.controller?.postMessage({ sendLate: true });
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
  }, [isWaiting]);

  const seen = () => void editLate(userId, (now) => ({ ...now, told: [] })).then(setLate);
  if (!place || !late) return null;
  return createPortal(
    <>
      <p role="status" className="late-note" hidden={!isWaiting}>
        {isWaiting && (
          <>
            {t("waiting", { count })}{" "}
            <button type="button" className="font-semibold underline" onClick={open}>
              {t("view")}
            </button>
          </>
        )}
      </p>
      {late.told.length > 0 && <LateTold sentences={late.told} onSeen={seen} />}
    </>,
    place,
  );
}

/** A place above the page, where it also says that it is a copy. */
function useTopOfPage(): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const made = document.createElement("div");
    document.getElementById("root")?.before(made);
    setPlace(made);
    return () => made.remove();
  }, []);
  return place;
}
