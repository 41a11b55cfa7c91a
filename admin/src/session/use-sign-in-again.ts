import type { User } from "@contract/auth";
import { useEffect, useState } from "react";
import { HttpError, useNotify, useTranslate } from "react-admin";
import { call } from "../providers/call";
import { useOneAtATime } from "../providers/use-one-at-a-time";
import { session } from "./session";
import { carouselToken } from "./token";

const codeOf = (error: unknown) => (error instanceof HttpError ? error.body?.code : undefined);

/** Signing in again on a page that stays open, with a code where the account has a second factor. */
export function useSignInAgain() {
  const notify = useNotify();
  const translate = useTranslate();
  const [owesCode, setOwesCode] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  /** Only the person whose page it is goes on: what they typed is not saved in somebody else's name. */
  function resume({ user, token }: { user: User; token: string }): boolean {
    const person = session.person();
    if (user.role !== "admin" || (person && user.id !== person.id)) return false;
    carouselToken.keep(token);
    session.stands(user.staffRole, user);
    notify("session.back", { type: "success" });
    return true;
  }

  const attempt = useOneAtATime(async (enter: () => Promise<{ user: User; token: string }>) => {
    setIsPending(true);
    setProblem(undefined);
    try {
      if (!resume(await enter())) {
        // Or what is saved here next would be saved in the name of whoever that was.
        await call("logout", {});
        setOwesCode(false);
        setProblem(translate("session.other", { name: session.person()?.userName }));
      }
    } catch (error) {
      const isHalfWay = codeOf(error) === "second_factor_required";
      if (isHalfWay) setOwesCode(true);
      else setProblem((error as Error).message);
      if (codeOf(error) === "second_factor_expired") setOwesCode(false);
    } finally {
      setIsPending(false);
    }
  });

  // Somebody who signed in in another tab finds the page open when they come back.
  useEffect(() => {
    const look = () => void call("checkAuth", {}).then(resume, () => undefined);
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  });

  return {
    owesCode,
    problem,
    isPending,
    givePassword: (emailOrPhone: string, password: string) =>
      attempt(() => call("login", { body: { emailOrPhone, password } })),
    giveCode: (code: string) => attempt(() => call("finishLogin", { body: { code } })),
  };
}
