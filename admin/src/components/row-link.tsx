import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";

/** What a table's row is called, as a link to it: for the keyboard, and for a new tab, which the row itself cannot be. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      // The row opens at a click anywhere: a link in a new tab would open it here as well.
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600, textDecorationColor: "currentcolor" }}
    >
      {children}
    </Link>
  );
}
