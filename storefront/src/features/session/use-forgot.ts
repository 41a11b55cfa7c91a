import { useLayoutEffect, useReducer } from "react";
import { parseStored, readSession, removeSession, sessionKeys, writeSession } from "@/lib/storage";
import { type ForgotEvent, type ForgotState, forgotReducer, forgotStart, liveForgot } from "./forgot-state";

/**
 * The state of a reset, kept for this tab so that it survives a reload: in-app browsers reload when the shopper comes
 * back from the mail with the code. It is deleted once the reset is done or its code or token has expired.
 */
export function useForgot(): [ForgotState, (event: ForgotEvent) => void] {
  const [state, dispatch] = useReducer(forgotReducer, forgotStart);
  // After hydration: the server's page knows no reset.
  useLayoutEffect(() => {
    const kept = liveForgot(parseStored(readSession(sessionKeys.forgotPassword)), Date.now());
    if (kept) dispatch({ type: "kept", state: kept });
    else removeSession(sessionKeys.forgotPassword);
  }, []);
  const happen = (event: ForgotEvent) => {
    const next = forgotReducer(state, event);
    if (next.otpSent) writeSession(sessionKeys.forgotPassword, JSON.stringify(next));
    else removeSession(sessionKeys.forgotPassword);
    dispatch(event);
  };
  return [state, happen];
}
