import { addressIn, languagePrefix, splitAddress } from "@contract/page-addresses";
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from "react-router-dom";
import { useLanguage } from "@/i18n/use-language";

/**
 * The browser's router. The language on screen is its basename, so that everything within it, the route table, guards
 * and links, has the paths of Spec §2. The router's own BrowserRouter cannot change its basename: with this one, the
 * address follows when another language is chosen, and nothing that was typed is lost. Going back to a page that was
 * seen in another language shows it in the one chosen since.
 */
export function AddressRouter({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, arrive] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((next) => startTransition(() => arrive(next))), [history]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is arrived at counts
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const shown = addressIn(language, splitAddress(pathname).path);
    if (shown !== pathname) window.history.replaceState(window.history.state, "", shown + search + hash);
  }, [language, location]);
  return (
    <Router
      basename={languagePrefix(language) || "/"}
      location={{ ...location, pathname: addressIn(language, splitAddress(location.pathname).path) }}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  );
}
