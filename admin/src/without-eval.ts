import { config } from "zod";

/** The page's policy does not run text as code, so schemas must not try: loaded before the first of them is created. */
config({ jitless: true });
