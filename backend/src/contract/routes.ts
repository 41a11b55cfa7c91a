import type { RouteName, Table } from ".";
import { accountRoutes } from "./generated/account-routes";
import { shopRoutes } from "./generated/shop-routes";
import { staffRoutes } from "./generated/staff-routes";

type Routes = { [Name in RouteName]: readonly [Table[Name]["method"], Table[Name]["path"]] };

/**
 * Method and path of every call, without its schemas: all that a browser needs to call it. The lists are generated
 * from the table. An error here means that they are out of date: run `npm run generate-routes`.
 */
export const routes: Routes = { ...shopRoutes, ...accountRoutes, ...staffRoutes };
