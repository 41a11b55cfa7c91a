import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";

/** Names and values, one per line; unknown values are left out. `name` is a key of the panel's texts. */
export function Facts({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  const translate = useTranslate();
  const known = of.filter(([, value]) => value !== null && value !== undefined && value !== "");
  return (
    <Box
      component="dl"
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(96px, auto) 1fr",
        columnGap: 2,
        rowGap: 0.75,
        m: 0,
      }}
    >
      {known.map(([name, value]) => (
        <Box key={name} sx={{ display: "contents" }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(name)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere" }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
