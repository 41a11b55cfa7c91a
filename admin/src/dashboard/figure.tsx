import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import CardContent from "@mui/material/CardContent";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";

type Props = { label: string; value: string | number | undefined; to: string };

/** One number of the day that leads to what it counts. */
export function Figure({ label, value, to }: Props) {
  return (
    <Card variant="outlined">
      <CardActionArea component={Link} to={to}>
        <CardContent>
          <Typography variant="body2" color="text.secondary" noWrap>
            {label}
          </Typography>
          <Typography variant="h5" component="p" sx={{ fontWeight: 700 }}>
            {value ?? <Skeleton width={60} />}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
