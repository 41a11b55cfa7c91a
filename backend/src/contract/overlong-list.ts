import { z } from "zod";
import { messageOfIssue } from "./messages";
import type { FieldError } from "./refusal";

/** Searches a value for a list that is longer than its schema allows. */
type Look = (value: unknown, path: readonly PropertyKey[]) => FieldError | undefined;
type Words = z.core.ParseContext<z.core.$ZodIssue>;

const looks = new WeakMap<z.core.$ZodType, { look: Look | undefined }>();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function firstOf<Item>(items: Iterable<Item>, find: (item: Item) => FieldError | undefined) {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}

function listLook(schema: z.core.$ZodArray, words: Words): Look {
  const longest = Number(schema._zod.bag.maximum ?? Number.POSITIVE_INFINITY);
  const below = lookOf(schema._zod.def.element, words);
  // Its own checks of the length, for a list of anything: they give the same message. A `refine` may rely on its elements.
  const checks = schema._zod.def.checks?.filter(({ _zod }) => _zod.def.check !== "custom") ?? [];
  const lengthOnly = z.core.clone(schema, { ...schema._zod.def, element: z.unknown(), checks });
  return (value, path) => {
    if (!Array.isArray(value)) return undefined;
    if (value.length > longest) {
      const { error } = z.core.safeParse(lengthOnly, value.slice(0, longest + 1), words);
      return { field: path.join("."), message: messageOfIssue(error?.issues[0]) };
    }
    return below && firstOf(value.entries(), ([at, item]) => below(item, [...path, at]));
  };
}

function objectLook(schema: z.core.$ZodObject, words: Words): Look | undefined {
  const fields = Object.entries(schema._zod.def.shape).flatMap(([name, field]) => {
    const look = lookOf(field, words);
    return look ? [{ name, look }] : [];
  });
  if (fields.length === 0) return undefined;
  return (value, path) =>
    isObject(value) ? firstOf(fields, ({ name, look }) => look(value[name], [...path, name])) : undefined;
}

/** The search for a schema; undefined if the schema contains no list, as most do. */
function lookOf(schema: z.core.$ZodType, words: Words): Look | undefined {
  const known = looks.get(schema);
  if (known) return known.look;
  const look = newLook(schema as z.core.$ZodTypes, words);
  looks.set(schema, { look });
  return look;
}

function newLook(schema: z.core.$ZodTypes, words: Words): Look | undefined {
  const { def } = schema._zod;
  switch (def.type) {
    case "array":
      return listLook(schema as z.core.$ZodArray, words);
    case "object":
      return objectLook(schema as z.core.$ZodObject, words);
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return lookOf(def.innerType, words);
    case "pipe":
      return lookOf(def.in, words);
    default:
      return undefined;
  }
}

/**
 * The first list in `value` that has more elements than its schema allows, with the schema's sentence. Checks only
 * lengths, so that the number of elements in a request causes no work.
 */
export function overlongList(schema: z.ZodType, value: unknown, words: Words): FieldError | undefined {
  return lookOf(schema, words)?.(value, []);
}
