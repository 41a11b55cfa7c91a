import { config } from "zod";

/** The page's policy runs no text as code, so schemas don't try to: comes before the first of them is made. */
config({ jitless: true });
