import { parseIntoClientConfig } from "pg-connection-string";

/** What an address says of TLS, as the driver reads it: its options, with the certificates read from their files; false for none. */
export const tlsOf = (databaseUrl: string) => parseIntoClientConfig(databaseUrl).ssl ?? false;
