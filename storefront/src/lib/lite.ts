import { createContext } from "react";

/** Whether a page is rendered for the light version. Only the server renders that; a browser's own pages never are. */
export const Lite = createContext(false);
