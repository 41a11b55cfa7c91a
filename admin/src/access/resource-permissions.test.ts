import { table } from "@contract";
import type { Endpoint } from "@contract/endpoint";
import { describe, expect, it } from "vitest";
import { resourceRoutes } from "../providers/resource-routes";
import { resourcePermissions } from "./resource-permissions";

describe("what it takes to see a resource", () => {
  it.each(Object.entries(resourceRoutes))("%s: is what each of its calls takes", (resource, verbs) => {
    const asked = Object.values(verbs).map((name) => (table[name] as Endpoint).permission);
    const known = resourcePermissions[resource as keyof typeof resourceRoutes];
    expect(new Set(asked)).toEqual(new Set([known]));
  });
});
