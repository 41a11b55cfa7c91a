import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { parseStored, readSession, sessionKeys, writeSession } from "@/lib/storage";
import { hasBackground } from "./background";
import { keepScroll, keptScroll } from "./scroll-memory";
import { withVisit } from "./visits";

/** Effects of every navigation: scrolling (Spec §2 "Navigation behaviour") and the history of ten. */
export function NavigationEffects() {
  const location = useLocation();
  const kind = useNavigationType();
  const before = useRef(location);
  const top = useRef(0);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const notice = () => {
      top.current = window.scrollY;
    };
    const keep = () => keepScroll(before.current.key, window.scrollY);
    addEventListener("scroll", notice, { passive: true });
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("scroll", notice);
      removeEventListener("pagehide", keep);
    };
  }, []);

  useLayoutEffect(() => {
    const from = before.current;
    before.current = location;
    if (from !== location) keepScroll(from.key, top.current);
    const overList = hasBackground(location) || hasBackground(from);
    const isOther = !overList && from.pathname !== location.pathname;
    if (kind === "POP") window.scrollTo({ top: keptScroll(location.key) ?? (overList ? window.scrollY : 0) });
    else if (isOther) window.scrollTo({ top: 0, behavior: "smooth" });
    if (isOther) {
      const titleBefore = document.title;
      void import("./arrival").then(({ arrive }) => arrive(titleBefore));
    }
  }, [location, kind]);

  const path = location.pathname + location.search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one visit for each path that is come to, however it was reached
  useEffect(() => {
    const visited = withVisit(parseStored(readSession(sessionKeys.navigationHistory)), path, kind);
    writeSession(sessionKeys.navigationHistory, JSON.stringify(visited));
  }, [path]);
  return null;
}
