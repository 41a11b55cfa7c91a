import Chip from "@mui/material/Chip";
import { useTranslate } from "react-admin";
import type { StaffQuestion } from "./question";

const dayMs = 86_400_000;

/** Where a question stands, and for how many days one has waited that is open. */
export function StateChip({ question: { state, askedAt, hidden } }: { question: StaffQuestion }) {
  const translate = useTranslate();
  const days = Math.floor((Date.now() - Date.parse(askedAt)) / dayMs);
  const name = translate(hidden ? "question.hidden" : `question.states.${state}`);
  if (state !== "open") return <Chip size="small" variant="outlined" label={name} />;
  const age = days > 0 ? ` · ${translate("question.days", { smart_count: days })}` : "";
  return <Chip size="small" color="warning" label={name + age} />;
}
