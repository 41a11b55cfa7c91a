import type { Language } from "@contract/constants";
import { splitAddress } from "@contract/page-addresses";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { App } from "./app";
import type { ServerState } from "./entry-server";
import { sessionQuery } from "./features/session/queries";
import { createTranslator, keepTranslator, switchLanguage } from "./i18n/instance";
import { askedLanguage, browserLanguage, isLanguage } from "./i18n/language";
import { keepForServer, rememberLanguage } from "./i18n/use-language";
import { preloadLayout } from "./layouts/layouts";
import { onSignedOut } from "./lib/api";
import { wholePage } from "./lib/later-part";
import { takeState } from "./lib/page-state";
import { sayLate } from "./lib/say-late";
import { forgetSession, localKeys, readLocal } from "./lib/storage";
import { createQueryClient } from "./query-client";
import { notFoundRoute, unavailableRoute } from "./routes";
import { AddressRouter } from "./routing/address-router";
import { hydrated } from "./routing/hydration";
import { matchRoute } from "./routing/match-route";
import { setMayPay } from "./routing/may-pay";

/** Takes over the page that the server has rendered. */
export async function start() {
  forgetPassingState();
  takeAskedLanguage();
  const served = document.documentElement.lang;
  const language: Language = isLanguage(served) ? served : "en";
  const state = JSON.parse(document.getElementById("page-state")?.textContent ?? "{}") as ServerState;
  const only = state.instead && { notFound: notFoundRoute, unavailable: unavailableRoute }[state.instead];
  const matched = matchRoute(splitAddress(location.pathname).path).route;
  setMayPay(matched.pays === true);
  const route = only ?? matched;
  const translator = await createTranslator(language, route.page.texts);
  const client = createQueryClient(false);
  keepTranslator(translator, takeState(client, state.known));
  await Promise.all([route.page.preload(), preloadLayout(route.layout)]);
  onSignedOut(() => {
    forgetSession();
    client.setQueryData(sessionQuery.queryKey, null);
  });

  // Back may restore a page from before its user signed out.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && !readLocal(localKeys.token) && client.getQueryData(sessionQuery.queryKey))
      location.reload();
  });

  const root = document.getElementById("root");
  if (!root) return;
  // In slices, between which a touch is handled: all at once would block a cheap phone for a third of a second.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <QueryClientProvider client={client}>
          <I18nextProvider i18n={translator}>
            <AddressRouter>
              <App only={only} />
            </AddressRouter>
          </I18nextProvider>
        </QueryClientProvider>
      </StrictMode>,
    );
  });

  void hydrated.then(takeOver).catch(sayLate);
  translator.on("languageChanged", () => {
    document.documentElement.lang = translator.language;
    void client.invalidateQueries({ predicate: holdsSentences });
  });
  const saved = readLocal(localKeys.language);
  const own = browserLanguage(saved, navigator.languages);
  // Who came by a link in another language, and has chosen none, finds the shop in that language the next time.
  const isFirstLink = !isLanguage(saved) && language !== "en" && language !== own;
  if (isFirstLink) rememberLanguage(language);
  else keepForServer(own);
  // An English address is everybody's: the server did not know the choice of whoever still sees English here. Hydrated
  // as it was served, so that nothing mismatches.
  if (language !== "en" || own === "en") return;
  await hydrated;
  await wholePage();
  startTransition(() => void switchLanguage(translator, own));
}

/** What holds sentences of the server, or titles, which come in the language in which they were asked for. */
const holdsSentences = ({ queryKey: [kind] }: { queryKey: readonly unknown[] }) =>
  /^(cart|orders?|tracking|payment)$/.test(String(kind));

/**
 * `?lang=` is the choice of somebody who opened the language menu before the page listened. The parameter is removed
 * from the address, so that a reload does not undo a later choice.
 */
function takeAskedLanguage() {
  const asked = askedLanguage(location.href);
  if (!asked) return;
  rememberLanguage(asked.language);
  history.replaceState(history.state, "", asked.address);
}

/**
 * From here on the page handles its own events. What the visitor did before is replayed by code that few visits need;
 * until that has loaded, recording goes on, so that everything is replayed in the order in which the visitor did it.
 */
async function takeOver() {
  const early = window.earlyTaps;
  const isOurs = ({ element }: { element: Element }) => !element.closest("[data-later]");
  const told = early?.taken.some(isOurs) ? await import("./lib/early-taps") : undefined;
  if (!early) return;
  early.stop();
  const taken = early.taken.splice(0);
  early.taken.push(...taken.filter((tap) => !isOurs(tap)));
  void told?.replay(taken.filter(isOurs));
}

/**
 * A reload shows an open product as its own page: neither the list behind it nor a temporary message is in the
 * server's HTML. Which order was just placed stays known.
 */
function forgetPassingState() {
  const state: { usr?: { orderId?: string } | null } | null = history.state;
  if (state?.usr && !state.usr.orderId) history.replaceState({ ...state, usr: null }, "");
}
