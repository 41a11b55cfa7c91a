import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { wanted } from "@/lib/wanted";

/**
 * Ends the session, here and on the server; what does it is fetched when it is wanted. `question` is asked before, where
 * something would be lost.
 */
export function useSignOut(): { signOut: () => Promise<void>; question: ReactNode } {
  const [question, ask] = useState<ReactNode>();
  const client = useQueryClient();
  const signOut = async () => {
    const leaving = await wanted(async () => {
      const { leave, prepare } = await import("./leave");
      await prepare();
      return leave;
    });
    await leaving?.(client, ask);
  };
  return { signOut, question };
}
