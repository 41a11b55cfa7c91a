import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/**
 * Ends the session, here and on the server; what does it is fetched when it is wanted. `question` is asked before, where
 * something would be lost.
 */
export function useSignOut(): { signOut: () => Promise<void>; question: ReactNode } {
  const [question, ask] = useState<ReactNode>();
  const client = useQueryClient();
  const signOut = async () => {
    try {
      await (await import("./leave")).leave(client, ask);
    } catch {
      window.earlyTaps?.fail();
    }
  };
  return { signOut, question };
}
