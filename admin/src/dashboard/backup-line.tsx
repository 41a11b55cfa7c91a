import type { ResponseOf } from "@contract";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { formatDate } from "../format";

type Backup = NonNullable<ResponseOf<"getDashboard">["data"]["backup"]>;

/** What is to be said first: why the last try failed, that a night was missed, or that all is well. */
const wordsOf = ({ madeAt, isLate, failure }: Backup) => {
  if (failure) return `panel.backup.${failure}`;
  if (isLate) return madeAt ? "panel.backup.late" : "panel.backup.none";
  return "panel.backup.made";
};

/** When the shop was last backed up, so that an owner need not wonder; in the colour of a warning if a night was missed. */
export function BackupLine({ backup }: { backup: Backup }) {
  const translate = useTranslate();
  const calls = backup.failure !== null || backup.isLate;
  return (
    <Typography variant="body2" sx={{ mt: 2 }} color={calls ? "warning.main" : "text.secondary"}>
      {translate(wordsOf(backup), { at: backup.madeAt ? formatDate(backup.madeAt) : "" })}
      {backup.madeAt && backup.lacksUploads && ` ${translate("panel.backup.lacksUploads")}`}
    </Typography>
  );
}
