import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";

/** The name of a table's row, as a link to it: for the keyboard, and for a new tab, which the row itself cannot offer. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      // A click anywhere opens the row: a link in a new tab would open it here as well.
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600, textDecorationColor: "currentcolor" }}
    >
      {children}
    </Link>
  );
}
