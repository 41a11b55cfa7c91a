import { accountDoors } from "./account-doors";
import { shopDoors } from "./shop-doors";
import { staffDoors } from "./staff-doors";

export type { Method } from "./door-shape";

/**
 * Every call of the shop: its name, method and path. The fronts import only this list or their part of it at runtime;
 * access, validation and shapes live in the entries of `index.ts`.
 */
export const doors = { ...shopDoors, ...accountDoors, ...staffDoors };
export type DoorName = keyof typeof doors;
