import { type ComponentType, lazy } from "react";

/** A page whose scripts are fetched when it is first opened: `lazyPage(() => import("./list"), "OrderList")`. */
export const lazyPage = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType => lazy<ComponentType>(async () => ({ default: (await load())[name] }));
