import type { RouteName, Table } from ".";
import { accountRoutes } from "./generated/account-routes";
import { shopRoutes } from "./generated/shop-routes";
import { staffRoutes } from "./generated/staff-routes";

/**
 * Method and path of every call, without its schemas: all that a browser needs to make it. The lists are generated from
 * the table by `npm run generate-routes`; where one differs from the table, this file does not compile.
 */
export const routes = { ...shopRoutes, ...accountRoutes, ...staffRoutes } satisfies {
  [Name in RouteName]: readonly [Table[Name]["method"], Table[Name]["path"]];
};
