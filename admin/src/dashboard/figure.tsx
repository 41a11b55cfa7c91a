import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import CardContent from "@mui/material/CardContent";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";

type Props = {
  label: string;
  value: string | number | undefined;
  to: string;
  /** What it is compared with. */
  note?: string;
  /** Whether somebody has to act on it. */
  calls?: boolean;
};

/** One number of the day, with a link to what it counts. */
export function Figure({ label, value, to, note, calls = false }: Props) {
  return (
    <Card
      variant="outlined"
      sx={calls ? { borderColor: "warning.main", borderLeftWidth: 4, height: "100%" } : { height: "100%" }}
    >
      <CardActionArea component={Link} to={to} sx={{ height: "100%" }}>
        <CardContent>
          <Typography variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography
            variant="h5"
            component="p"
            color={calls ? "warning.main" : undefined}
            sx={{ fontWeight: 700 }}
          >
            {value ?? <Skeleton width={60} />}
          </Typography>
          {note && (
            <Typography variant="caption" color="text.secondary">
              {note}
            </Typography>
          )}
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
