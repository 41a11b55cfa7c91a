import { config } from "zod/v4";

/** The page's policy does not run text as code, so schemas must not try: stated before anything can create one. */
config({ jitless: true });

export * from "zod/v4";
