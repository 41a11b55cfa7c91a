import Chip from "@mui/material/Chip";
import { useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import { formatMoment } from "../../format";
import { type Slide, type SlideStatus, slideStatus } from "./rules";

const colours = { live: "success", scheduled: "info", over: "default", off: "default" } as const;
/** How long a slide that has just begun or ended may be shown as before. */
const lookEveryMs = 30_000;

/** Whether shoppers see the slide at this moment, and since or until when; looks at the clock while it is open. */
export function SlideStatusChip({ slide }: { slide: Slide }) {
  const translate = useTranslate();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  const status = slideStatus(slide, now);
  const at: Record<SlideStatus, string | null | undefined> = {
    live: slide.until,
    scheduled: slide.from,
    over: slide.until,
    off: null,
  };
  const moment = at[status];
  return (
    <Chip
      size="small"
      color={colours[status]}
      variant={status === "live" ? "filled" : "outlined"}
      label={
        moment
          ? translate(`carousel.statusAt.${status}`, { time: formatMoment(moment) })
          : translate(`carousel.status.${status}`)
      }
      sx={{ height: "auto", minHeight: 24, "& .MuiChip-label": { whiteSpace: "normal" } }}
    />
  );
}
