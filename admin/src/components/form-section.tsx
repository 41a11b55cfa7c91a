import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";

/** A titled card of a long form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" component="section" sx={{ p: { xs: 2, sm: 3 }, width: "100%", mb: 2 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
        {translate(title)}
      </Typography>
      {children}
    </Paper>
  );
}
