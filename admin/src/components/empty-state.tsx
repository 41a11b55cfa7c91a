import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";

type Props = { text: string; next: { label: string; to: string } };

/** Says that there is nothing to do here, and where to go on. */
export function EmptyState({ text, next }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ textAlign: "center", py: 8, px: 2 }}>
      <Typography variant="h6" component="p">
        {translate(text)}
      </Typography>
      <Link component={RouterLink} to={next.to}>
        {translate(next.label)}
      </Link>
    </Box>
  );
}
