import ts from "typescript";

/** How a column reaches JavaScript; `open`: the reader leaves the type open, or accepts any. */
export type KindOf = "string" | "number" | "boolean" | "date" | "object" | "open";

/** The columns of a row type, and the kind its reader expects of each; undefined for a type that names none. */
export function kindsOf(type: ts.Type, checker: ts.TypeChecker): ReadonlyMap<string, KindOf> | undefined {
  if (type.isUnion() || type.getStringIndexType()) return undefined;
  const columns = checker.getPropertiesOfType(type).map((column) => {
    const isOptional = Boolean(column.flags & ts.SymbolFlags.Optional);
    return [column.name, isOptional ? "open" : kindOf(checker.getTypeOfSymbol(column), checker)] as const;
  });
  return columns.length > 0 ? new Map(columns) : undefined;
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): KindOf {
  const whole = checker.getNonNullableType(type);
  const kinds = new Set((whole.isUnion() ? whole.types : [whole]).map(kindOfOne));
  const [kind = "open"] = kinds;
  return kinds.size === 1 ? kind : "open";
}

function kindOfOne(type: ts.Type): KindOf {
  if (type.flags & ts.TypeFlags.StringLike) return "string";
  if (type.flags & ts.TypeFlags.NumberLike) return "number";
  if (type.flags & ts.TypeFlags.BooleanLike) return "boolean";
  if (type.symbol?.name === "Date") return "date";
  return type.flags & ts.TypeFlags.Object ? "object" : "open";
}

const numbers = [21, 23, 26, 700, 701];
const dates = [1082, 1114, 1184];
const documents = [114, 3802];

/** How the driver returns a column of this type, by its PostgreSQL OID. */
export function kindOfColumn(oid: number): KindOf {
  if (oid === 16) return "boolean";
  if (numbers.includes(oid)) return "number";
  if (dates.includes(oid)) return "date";
  if (documents.includes(oid)) return "open";
  // Numbers beyond JavaScript's range (bigint, numeric) come as text, as all other types do. Arrays are left open.
  return textTypes.has(oid) ? "string" : "open";
}

/** bigint, numeric, text, varchar, char, name, uuid, "char". */
const textTypes = new Set([20, 1700, 25, 1043, 1042, 19, 2950, 18]);

/** Whether a value of this kind may be passed to a parameter of this type; PostgreSQL parses texts as any type. */
export function fitsParameter(kind: KindOf, oid: number): boolean {
  const takes = kindOfColumn(oid);
  if (kind === "open" || kind === "object" || kind === "string" || takes === "open") return true;
  return kind === takes || (kind === "number" && wideNumbers.includes(oid));
}

/** bigint and numeric, which are returned as text but passed as numbers. */
const wideNumbers = [20, 1700];
