import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";

/** A titled card of a long form. */
export function FormSection({
  title,
  id,
  children,
}: {
  title: string;
  /** The target of links to the card. */
  id?: string;
  children: ReactNode;
}) {
  const translate = useTranslate();
  return (
    <Paper
      id={id}
      tabIndex={id ? -1 : undefined}
      variant="outlined"
      component="section"
      // Below the bar that stays at the top.
      sx={{ p: { xs: 2, sm: 3 }, width: "100%", mb: 2, scrollMarginTop: 72, outline: "none" }}
    >
      <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
        {translate(title)}
      </Typography>
      {children}
    </Paper>
  );
}
