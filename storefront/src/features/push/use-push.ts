import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toastError, toastSuccess } from "@/components/toast";
import { messageOf } from "@/lib/errors";
import { useHydrated } from "@/lib/use-hydrated";
import { type PushSupport, pushSupport } from "./supported";
import { type PushState, readPush, turnOff, turnOn } from "./this-device";

const pushKey = ["push"];

type Push = {
  /** Undefined on the server and until it is known. */
  support: PushSupport | undefined;
  state: PushState | undefined;
  /** The browser's question was closed without an answer. */
  isUndecided: boolean;
  isBusy: boolean;
  toggle: () => Promise<void>;
};

/** Whether this device is told about orders, and a switch for it. The browser asks its question after a tap alone. */
export function usePush(): Push {
  const { t } = useTranslation("push");
  const client = useQueryClient();
  const hydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<"denied" | "default">();
  const here = hydrated ? pushSupport() : undefined;
  const support = answer === "denied" ? "denied" : here;
  const { data: state } = useQuery({ queryKey: pushKey, queryFn: readPush, enabled: here === "able" });

  const turn = async (isOn: boolean, publicKey: string) => {
    if (isOn) {
      const said = await turnOff();
      if (said) toastSuccess(said);
      return;
    }
    const given = await turnOn(publicKey);
    if (typeof given === "string") return setAnswer(given);
    setAnswer(undefined);
    if (given.said) toastSuccess(given.said);
  };
  const toggle = async () => {
    if (isBusy || !state?.publicKey) return;
    setBusy(true);
    try {
      await turn(state.isOn, state.publicKey);
    } catch (error) {
      toastError(messageOf(error, t(state.isOn ? "offFailed" : "onFailed")));
    } finally {
      await client.invalidateQueries({ queryKey: pushKey });
      setBusy(false);
    }
  };
  return { support, state, isUndecided: answer === "default", isBusy, toggle };
}
