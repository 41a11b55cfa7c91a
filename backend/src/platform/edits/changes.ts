import type { AuditChange } from "../../contract/audit-log";

type Fields = Readonly<Record<string, unknown>>;

/** Fields without personal data: only these are logged with their values. */
const withValues = new Set([
  "title",
  "category",
  "brand",
  "condition",
  "price",
  "salePrice",
  "totalStock",
  "stockReason",
  "gstRate",
  "hsn",
  "weight",
  "isFeatured",
  "status",
  "skus",
  "prices",
  "options",
  "choices",
  "orderStatus",
  "paymentStatus",
  "amount",
  "how",
  "side",
  "takesCash",
  "noteFor",
  "hidden",
  "isDemanded",
  "role",
  "blocked",
  "canSignIn",
  "hasSecondFactor",
  "active",
  "bg",
  "link",
]);

const isBlank = (value: unknown) =>
  !value || (Array.isArray(value) && value.length === 0) || JSON.stringify(value) === "{}";

/** Missing, empty, 0 and false are one state of a form's field. */
const isSame = (before: unknown, after: unknown) =>
  (isBlank(before) && isBlank(after)) || JSON.stringify(before) === JSON.stringify(after);

/** The longest text in the log, in characters. */
const longest = 160;
const cut = (text: string) => text.slice(0, longest).toWellFormed();

/** Two long texts from shortly before they part, so that what is kept of them shows the change. */
function fromTheChange(before: unknown, after: unknown): [before: unknown, after: unknown] {
  if (typeof before !== "string" || typeof after !== "string") return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = same - longest / 4;
  if (from <= 0 || Math.max(before.length, after.length) <= longest) return [before, after];
  return [`…${before.slice(from)}`, `…${after.slice(from)}`];
}

function plain(value: unknown): string | number | boolean | null {
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return cut(value.map((one) => plain(one)).join(", "));
  return typeof value === "string" ? cut(value) : null;
}

/** A nested form as one list of fields: `{rates: {A: {days: 2}}}` is `rates.A.days`. */
export function flat(form: Fields, prefix = ""): Fields {
  const entries = Object.entries(form).map(([field, value]) => {
    const isForm = typeof value === "object" && value !== null && !Array.isArray(value);
    return isForm ? flat(value as Fields, `${prefix}${field}.`) : { [prefix + field]: value };
  });
  return Object.assign({}, ...entries);
}

/** Such as the sections of a page: no line of a log could show them. */
const isListOfForms = (value: unknown) =>
  Array.isArray(value) && value.some((one) => typeof one === "object" && one !== null);

/** Figures of the shop's settings are never personal data. */
const isSetting = (field: string, value: unknown) => field.includes(".") && typeof value === "number";

/**
 * What a request changed, by field: compared with the previous values, or everything it named if those are not known.
 * `isPublic`: none of the values is personal.
 */
export function changesOf(before: Fields | undefined, asked: Fields, isPublic = false): AuditChange[] {
  return Object.entries(asked)
    .filter(
      ([field, value]) => value !== undefined && !/password|confirm|^(version|code|mailCode)$/i.test(field),
    )
    .filter(([field, value]) => !isSame(before?.[field], value))
    .map(([field, value]) => {
      if (isListOfForms(value)) return { field };
      if (!isPublic && !withValues.has(field) && !isSetting(field, value)) return { field };
      const [was, is] = fromTheChange(before?.[field], value);
      return { field, ...(before && { from: plain(was) }), to: plain(is) };
    });
}
