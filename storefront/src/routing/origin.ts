import { createContext, useContext } from "react";

/** The shop's public address without a trailing slash, where a page is rendered by the server. */
export const Origin = createContext<string>("");

/** The shop's public address without a trailing slash. The browser reads it from the location: its build has no context. */
export const useOrigin: () => string = import.meta.env.SSR ? () => useContext(Origin) : () => location.origin;
