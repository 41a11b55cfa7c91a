import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";
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
    const notice = () => {
      top.current = window.scrollY;
    };
    // Where the document itself is loaded, anew or by Back, the browser restores its place: before a script has run.
    const leave = () => {
      history.scrollRestoration = "auto";
    };
    const come = () => {
      history.scrollRestoration = "manual";
    };
    come();
    notice();
    addEventListener("scroll", notice, { passive: true });
    addEventListener("pagehide", leave);
    addEventListener("pageshow", come);
    return () => {
      removeEventListener("scroll", notice);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", come);
    };
  }, []);

  useLayoutEffect(() => {
    const from = before.current;
    before.current = location;
    // A page that has just begun to listen stays where its reader has scrolled it meanwhile.
    if (from === location) return;
    keepScroll(entryOf(from), top.current);
    const overList = hasBackground(location) || hasBackground(from);
    const isOther = !overList && from.pathname !== location.pathname;
    if (kind === "POP")
      window.scrollTo({ top: keptScroll(entryOf(location)) ?? (overList ? window.scrollY : 0) });
    else if (isOther) window.scrollTo({ top: 0, behavior: "smooth" });
    if (isOther) {
      const titleBefore = document.title;
      // Where it does not come, the page is there all the same, only not announced.
      void import("./arrival").then(({ arrive }) => arrive(titleBefore)).catch(() => {});
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

/** The first entry of every document has the same key. */
const entryOf = ({ key, pathname }: Location) => key + pathname;
