import { createContext, useContext } from "react";

/** The shop's public address without a trailing slash; the server sets it, the browser knows its own. */
export const Origin = createContext<string>("");

export const useOrigin = () => useContext(Origin);
