import type { Language } from "@contract/constants";
import type { ReactNode } from "react";

/** A request for a plain page; `form` is what was sent, undefined where a page is only read. */
export type Visit = { language: Language; query: URLSearchParams; form: URLSearchParams | undefined };

/**
 * Another page to look at (a path of this shop without its language), or a page at once: what was refused stays with
 * what was typed. `isLite` is kept as the visitor's choice of the light version.
 */
export type Answer = { to: string; isLite?: boolean } | { status: number; page: ReactNode };

export type PlainPage = (visit: Visit) => Promise<Answer>;

/** A field of what was sent, trimmed; empty if it is not there. */
export const field = (form: URLSearchParams, name: string): string => form.get(name)?.trim() ?? "";
