import type { z } from "zod";
import type { DoorName } from "./doors";

/** guest: anyone · shopper: a signed-in customer · signedIn: shopper or admin · admin: staff. */
export type Access = "guest" | "shopper" | "signedIn" | "admin";

/** Where the request names the account it acts for; another's is refused with 403. */
export type Owner = "params.userId" | "body.userId";

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Role extends Access = Access,
> {
  door: DoorName;
  access: Role;
  /**
   * The short-lived token of local storage opens it too, as Spec §7 says of the carousel's calls. Everything else, and
   * above all money, staff and accounts, asks for the cookie, which no script can read.
   */
  takesToken?: true;
  /** One sentence for the API description. */
  summary: string;
  owner?: Owner;
  /** Open to staff who have yet to set up the second factor that the shop demands of them; nothing else is. */
  beforeSecondFactor?: true;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  /**
   * Said where an outage or the deadline leaves open whether the call came about. Only for a call that finds its own
   * first result when it is sent again.
   */
  unsure?: string;
  /** What a person is told when the shop itself fails (500), where Spec §8 has words for it. */
  failure?: string;
  /** 200 unless said. */
  status?: 200 | 201;
  /** `multipart` takes a file, `raw` hands the bytes over; JSON otherwise. */
  bodyKind?: "json" | "multipart" | "raw";
  /** Bytes that a body may have, where they differ from those of its kind (`body-limit.ts`). */
  bodyLimit?: number;
  /** The type of a success that is not the JSON envelope: a file. */
  produces?: "application/pdf" | "text/csv";
}

/** One entry of the contract table: access, validation, API description, client and tests come from it. */
export function endpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
  const Role extends Access,
>(entry: Endpoint<Params, Query, Body, Response, Role>): Endpoint<Params, Query, Body, Response, Role> {
  return entry;
}
