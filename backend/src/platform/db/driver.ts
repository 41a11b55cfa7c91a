import { Client } from "pg";
import { takeSeveralHosts } from "./several-hosts";

takeSeveralHosts(Client);

/** The driver of all of our own connections. */
export { Client, Pool, Query } from "pg";
