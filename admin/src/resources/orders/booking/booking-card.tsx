import Alert from "@mui/material/Alert";
import Chip from "@mui/material/Chip";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { useTranslate } from "react-admin";
import { Facts } from "../../../components/facts";
import { FormSection } from "../../../components/form-section";
import { formatMoment } from "../../../format";
import type { Order } from "../rules";
import { BookingButtons } from "./booking-buttons";
import { bookingColour } from "./rules";

/** The state of the parcel's booking with its courier, and the possible actions. */
export function BookingCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const { booking, courier, shippingFailure } = order;
  if (!booking && !courier) return null;
  const state = booking?.state ?? "none";
  const awb = courier?.awb ?? booking?.awb;
  const number = courier?.trackingUrl ? (
    <Link href={courier.trackingUrl} target="_blank" rel="noreferrer">
      {awb}
    </Link>
  ) : (
    awb
  );
  const why = shippingFailure?.message ?? booking?.message;
  return (
    <FormSection title="booking.title">
      <Stack spacing={2}>
        <Chip
          sx={{ alignSelf: "flex-start" }}
          size="small"
          color={bookingColour(state)}
          label={translate(`booking.state.${state}`)}
        />
        {why && <Alert severity={state === "failed" ? "error" : "info"}>{why}</Alert>}
        <Facts
          of={[
            ["order.courierName", courier?.name ?? booking?.courier],
            ["order.awb", number],
            ["booking.attempts", booking && booking.attempts > 0 ? booking.attempts : null],
            ["booking.lastTry", shippingFailure && formatMoment(shippingFailure.at)],
          ]}
        />
        <BookingButtons order={order} />
      </Stack>
    </FormSection>
  );
}
