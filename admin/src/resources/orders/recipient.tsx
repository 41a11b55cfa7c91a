import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { formatDate } from "../../format";
import type { Order } from "./rules";

/** The parcel's destination, the business that the invoice is for, how to reach the shopper, and their requests. */
export function Recipient({ order }: { order: Order }) {
  const translate = useTranslate();
  const { name, company, gstin, address, notes, city, state, pincode, phone } = order.addressInfo;
  return (
    <>
      <Typography component="address" sx={{ fontStyle: "normal", overflowWrap: "anywhere" }}>
        <strong>{name}</strong>
        <br />
        {company && (
          <>
            {company}
            <br />
          </>
        )}
        {gstin && (
          <>
            GSTIN {gstin}
            <br />
          </>
        )}
        {!order.pickup && (
          <>
            {address}
            {notes ? `, ${notes}` : ""}
            <br />
            {city}, {state} {pincode}
            <br />
          </>
        )}
        <Link href={`tel:+91${phone}`}>{phone}</Link>
        <br />
        <Link href={`mailto:${order.customer.email}`}>{order.customer.email}</Link>
      </Typography>
      {order.pickup?.keepUntil && order.orderStatus === "packed" && (
        <Typography sx={{ mt: 1 }}>
          {translate("counter.keptUntil", { day: formatDate(order.pickup.keepUntil) })}
        </Typography>
      )}
      {order.notes && (
        <Alert severity="info" icon={false} sx={{ mt: 2 }}>
          <strong>{translate("more.notes")}:</strong> {order.notes}
        </Alert>
      )}
    </>
  );
}
