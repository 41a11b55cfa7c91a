import type { CodeSent } from "@contract/contact";
import { useState } from "react";
import { parseStored, readSession, removeSession, sessionKeys, writeSession } from "@/lib/storage";
import { liveChange, type WaitingChange } from "./kept-change";

/** The change that waits for its code, kept for this tab so that it survives a reload; the password is not kept. */
export function useWaitingChange(): {
  waiting: WaitingChange | undefined;
  begin: (sent: CodeSent) => void;
  end: () => void;
} {
  const [waiting, setWaiting] = useState(() =>
    liveChange(parseStored(readSession(sessionKeys.contactChange)), Date.now()),
  );
  return {
    waiting,
    begin: (sent) => {
      const change = { ...sent, at: Date.now() };
      writeSession(sessionKeys.contactChange, JSON.stringify(change));
      setWaiting(change);
    },
    end: () => {
      removeSession(sessionKeys.contactChange);
      setWaiting(undefined);
    },
  };
}
