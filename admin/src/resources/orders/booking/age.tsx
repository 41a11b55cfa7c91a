import { useTranslate } from "react-admin";
import { ageOf } from "./rules";

/** "2 hours ago". */
export function Age({ since }: { since: string }) {
  const translate = useTranslate();
  const { unit, count } = ageOf(since, Date.now());
  return <time dateTime={since}>{translate(`booking.ago.${unit}`, { smart_count: count })}</time>;
}
