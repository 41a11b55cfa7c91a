import type { DeliveryMethod, OrderStatus } from "@contract/order-states";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";

/** What a move means for an order that is picked up, where that is something else. */
const atCounter: Partial<Record<OrderStatus, { act?: string; means: string }>> = {
  confirmed: { means: "counter.confirmed" },
  packed: { act: "counter.ready.act", means: "counter.ready.means" },
  delivered: { act: "counter.handOver.act", means: "counter.handOver.means" },
};

/** The same for one that the shop's own vehicle brings. */
const byVehicle: typeof atCounter = {
  packed: { means: "counter.packed" },
  out_for_delivery: { act: "counter.load.act", means: "counter.load.means" },
  delivered: { act: "counter.handOverAtDoor.act", means: "counter.handOverAtDoor.means" },
  delivery_failed: { act: "counter.notThere.act", means: "counter.notThere.means" },
  rto_received: { act: "counter.cameBack.act", means: "counter.cameBack.means" },
};

const ownWords = { courier: {}, vehicle: byVehicle, pickup: atCounter } as const satisfies Record<
  DeliveryMethod,
  typeof atCounter
>;

type Props = {
  statuses: readonly OrderStatus[];
  method: DeliveryMethod;
  isPending: boolean;
  onMove: (status: OrderStatus) => void;
};

/** What can be done with the order now, each with what it means; the parcel's next step first. */
export function NextMoves({ statuses, method, isPending, onMove }: Props) {
  const translate = useTranslate();
  return (
    <Stack spacing={1}>
      {statuses.map((status, at) => {
        const words: typeof atCounter = ownWords[method];
        const own = words[status];
        return (
          <Button
            key={status}
            variant={at === 0 && status !== "cancelled" ? "contained" : "outlined"}
            color={status === "cancelled" ? "error" : "primary"}
            disabled={isPending}
            onClick={() => onMove(status)}
            sx={{ justifyContent: "flex-start", textAlign: "left", py: 1 }}
          >
            <span>
              {translate(own?.act ?? `moves.${status}.act`)}
              <Typography component="span" variant="body2" sx={{ display: "block", fontWeight: 400 }}>
                {translate(own?.means ?? `moves.${status}.means`)}
              </Typography>
            </span>
          </Button>
        );
      })}
    </Stack>
  );
}
