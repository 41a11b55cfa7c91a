import { z } from "zod";
import type { Endpoint } from "../../src/contract/endpoint";

/** `["params", "id"]`, `["body", "sizes", 0, "stock"]`. */
export type FieldPath = readonly ["params" | "query" | "body", ...(string | number)[]];

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

function below(schema: JsonSchema, path: FieldPath): FieldPath[] {
  const shapes = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return shapes.flatMap((shape) => [
    ...Object.entries(shape.properties ?? {}).flatMap(([key, child]) => fieldAndBelow(child, [...path, key])),
    ...(shape.items ? fieldAndBelow(shape.items, [...path, 0]) : []),
    ...(shape === schema ? [] : below({ ...shape, properties: {}, items: undefined }, path)),
  ]);
}

function fieldAndBelow(schema: JsonSchema, path: FieldPath): FieldPath[] {
  return [path, ...below(schema, path)];
}

/** Every field that an entry accepts, at any depth, from the JSON Schema of its zod schemas. */
export function fieldsOf(entry: Endpoint): FieldPath[] {
  return (["params", "query", "body"] as const).flatMap((part) => {
    const schema = entry[part];
    if (!schema) return [];
    const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    // Zod's output is JSON Schema; only these few keywords are used.
    return below(json as JsonSchema, [part]);
  });
}
