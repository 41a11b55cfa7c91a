import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useDataProvider, useTranslate } from "react-admin";
import { LoadFailed } from "../../../components/load-failed";
import type { PanelDataProvider } from "../../../providers/data-provider";
import type { Order } from "../rules";
import { CourierOffers } from "./courier-offers";
import { useBook } from "./use-book";

/** The couriers that would take this parcel, with their charges; the chosen one is booked. */
export function CourierDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const { getCouriers } = useDataProvider<PanelDataProvider>();
  const [chosen, setChosen] = useState<number>();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["couriers", order.id],
    queryFn: async () => (await getCouriers(order.id)).data,
    staleTime: 0,
    retry: false,
  });
  const book = useBook(order, onClose);
  const courierId = chosen ?? data?.[0]?.courierId;

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate("booking.chooseCourier")}</DialogTitle>
      <DialogContent>
        {error && <LoadFailed sentence={error.message} isBusy={isFetching} retry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={200} />}
        {data?.length === 0 && <Alert severity="warning">{translate("booking.noCouriers")}</Alert>}
        {data && courierId !== undefined && (
          <CourierOffers offers={data} chosen={courierId} onChoose={setChosen} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{translate("ra.action.back")}</Button>
        <Button
          variant="contained"
          disabled={courierId === undefined || !data}
          loading={book.isPending}
          onClick={() => courierId !== undefined && book.mutate(courierId)}
        >
          {translate("booking.bookThis")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
