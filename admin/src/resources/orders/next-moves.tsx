import type { OrderStatus } from "@contract/order-states";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";

type Props = { statuses: readonly OrderStatus[]; isPending: boolean; onMove: (status: OrderStatus) => void };

/** What can be done with the order now, each with what it means; the parcel's next step first. */
export function NextMoves({ statuses, isPending, onMove }: Props) {
  const translate = useTranslate();
  return (
    <Stack spacing={1}>
      {statuses.map((status, at) => (
        <Button
          key={status}
          variant={at === 0 && status !== "cancelled" ? "contained" : "outlined"}
          color={status === "cancelled" ? "error" : "primary"}
          disabled={isPending}
          onClick={() => onMove(status)}
          sx={{ justifyContent: "flex-start", textAlign: "left", py: 1 }}
        >
          <span>
            {translate(`moves.${status}.act`)}
            <Typography component="span" variant="body2" sx={{ display: "block", fontWeight: 400 }}>
              {translate(`moves.${status}.means`)}
            </Typography>
          </span>
        </Button>
      ))}
    </Stack>
  );
}
