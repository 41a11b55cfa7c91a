import Grid from "@mui/material/Grid";
import { Children, type ReactNode } from "react";

/** Fields side by side if there is room. */
export function Fields({ children, xs = 6, md = 4 }: { children: ReactNode; xs?: number; md?: number }) {
  return (
    <Grid container spacing={2} sx={{ width: "100%", mb: 1 }}>
      {Children.toArray(children).map((child, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a section never change places
        <Grid key={at} size={{ xs, sm: 6, md }}>
          {child}
        </Grid>
      ))}
    </Grid>
  );
}
