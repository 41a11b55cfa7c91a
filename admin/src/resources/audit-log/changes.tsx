import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { type AuditEntry, fieldKeys } from "./rules";

type Change = AuditEntry["changes"][number];

/** The changed fields of an entry in the panel's words, with values where the log keeps them. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const translate = useTranslate();
  const name = (field: string) =>
    fieldKeys(entry.route, field)
      .map((keys) => keys.map((key) => translate(key, { _: "" })))
      .find((texts) => texts.every((text) => typeof text === "string" && text !== ""))
      ?.join(", ") ?? field;
  /** "chest 86–91, waist 71–76", and what was measured, in the panel's words. */
  const guideLine = (line: string) =>
    line.replace(/[a-z]+/g, (word) => translate(`audit.sizeGuide.${word}`, { _: word }));
  const value = (field: string, content: Change["to"]) => {
    if (content === null || content === undefined || content === "") return "–";
    if (typeof content === "boolean") return translate(`ra.boolean.${content}`);
    if (field === "stockReason") return translate(`stock.reasons.${content}`);
    if (field === "noteFor")
      return translate(content === "shopper" ? "order.noteForShopper" : "order.noteForStaff");
    if (field === "side") return translate(`audit.side.${content}`);
    if (field === "role") return translate(`staff.roles.${content}`);
    if (field === "orderStatus") return translate(`order.status.${content}`);
    if (entry.route.endsWith("SizeGuide")) return guideLine(String(content));
    return String(content);
  };
  const sentence = ({ field, from, to }: Change) => {
    if (to === undefined) return name(field);
    if (from === undefined || from === null) return `${name(field)}: ${value(field, to)}`;
    return `${name(field)}: ${value(field, from)} → ${value(field, to)}`;
  };
  return (
    <Typography component="span" variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
      {entry.changes.map(sentence).join(" · ")}
    </Typography>
  );
}
