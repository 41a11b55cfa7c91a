import { createContext, useContext } from "react";

/** The shop's public address without a trailing slash; set by the server, read from the location in the browser. */
export const Origin = createContext<string>("");

export const useOrigin = () => useContext(Origin);
