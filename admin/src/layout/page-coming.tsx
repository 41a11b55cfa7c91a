import CircularProgress from "@mui/material/CircularProgress";
import { Title, useTimeout, useTranslate } from "react-admin";

/**
 * In place of a page whose scripts take longer than a second to come, as react-admin's `Loading`, whose words are too
 * pale to read and whose progress has no name.
 */
export function PageComing() {
  const translate = useTranslate();
  const isSlow = useTimeout(1000);
  if (!isSlow) return null;
  const words = translate("ra.page.loading");
  return (
    <>
      <Title title={words} />
      <CircularProgress aria-label={words} sx={{ display: "block", mx: "auto", my: 8 }} />
    </>
  );
}
