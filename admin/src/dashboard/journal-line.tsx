import type { ResponseOf } from "@contract";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { formatDate } from "../format";

type Journal = NonNullable<ResponseOf<"getDashboard">["data"]["journal"]>;

const wordsOf = ({ keptAt, isFailing }: Journal) => {
  if (isFailing) return keptAt ? "panel.journal.failing" : "panel.journal.never";
  return keptAt ? "panel.journal.kept" : "panel.journal.waiting";
};

/** Up to when the shop can be set back to any moment; in the colour of a warning while the journal cannot be kept. */
export function JournalLine({ journal }: { journal: Journal }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" sx={{ mt: 1 }} color={journal.isFailing ? "warning.main" : "text.secondary"}>
      {translate(wordsOf(journal), { at: journal.keptAt ? formatDate(journal.keptAt) : "" })}
    </Typography>
  );
}
