import { letterCount, longestName, type NameKind, readName } from "@contract/names";
import type { FieldRule } from "./field-rules";

const nameRule =
  (kind: NameKind): FieldRule =>
  (value) => {
    if (value.trim() === "") return "nameMissing";
    if (letterCount(value.trim()) > longestName(kind)) return "tooLong";
    return readName(value, kind) === undefined ? "nameWrong" : undefined;
  };
export const userNameRule = nameRule("account");
export const recipientRule = nameRule("recipient");
