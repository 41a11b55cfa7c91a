import PdfIcon from "@mui/icons-material/PictureAsPdfOutlined";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Grid from "@mui/material/Grid";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Show, useRecordContext, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { formatMoment } from "../../format";
import { doorUrl } from "../../providers/call";
import { Goods } from "./goods";
import { MoveForm } from "./move-form";
import type { Order } from "./rules";
import { PaymentChip, StatusChip } from "./status-chip";
import { Timeline } from "./timeline";

function Head({ order }: { order: Order }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, alignItems: "center", mb: 2 }}>
      <Typography variant="h5" component="h1" sx={{ fontWeight: 700 }}>
        {order.orderNumber}
      </Typography>
      <StatusChip status={order.orderStatus} />
      <PaymentChip status={order.paymentStatus} />
      <Typography color="text.secondary">
        {formatMoment(order.orderDate)} · {translate(`order.method.${order.paymentMethod}`)}
      </Typography>
    </Stack>
  );
}

/** The papers of an order, as far as it has come. */
function Papers({ order }: { order: Order }) {
  const translate = useTranslate();
  const address = (kind: string) => doorUrl("adminGetInvoice", { params: { id: order.id }, query: { kind } });
  const hasLeft = order.timeline.some(({ to }) => to === "packed" || to === "shipped" || to === "delivered");
  const cameBack = ["cancelled", "rto_received", "return_received"].includes(order.orderStatus);
  if (!hasLeft) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
      <Button
        href={address("invoice")}
        target="_blank"
        variant="outlined"
        size="small"
        startIcon={<PdfIcon />}
      >
        {translate("more.invoice")}
      </Button>
      {cameBack && (
        <Button
          href={address("credit-note")}
          target="_blank"
          variant="outlined"
          size="small"
          startIcon={<PdfIcon />}
        >
          {translate("more.creditNote")}
        </Button>
      )}
    </Stack>
  );
}

function Recipient({ order }: { order: Order }) {
  const { name, address, notes, city, state, pincode, phone } = order.addressInfo;
  return (
    <Typography component="address" sx={{ fontStyle: "normal" }}>
      <strong>{name}</strong>
      <br />
      {address}
      {notes ? `, ${notes}` : ""}
      <br />
      {city}, {state} {pincode}
      <br />
      <Link href={`tel:+91${phone}`}>{phone}</Link>
    </Typography>
  );
}

function Page() {
  const translate = useTranslate();
  const order = useRecordContext<Order>();
  if (!order) return null;
  return (
    <>
      <Head order={order} />
      <Papers order={order} />
      {order.shippingFailure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {order.shippingFailure.message}
        </Alert>
      )}
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, md: 7 }}>
          <FormSection title="order.items">
            <Goods order={order} />
          </FormSection>
          <FormSection title="order.timeline">
            <Timeline moves={order.timeline} />
          </FormSection>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <FormSection title="order.moveOn">
            <MoveForm order={order} />
          </FormSection>
          <FormSection title="order.address">
            <Recipient order={order} />
            {order.notes && (
              <Alert severity="info" icon={false} sx={{ mt: 2 }}>
                <strong>{translate("more.notes")}:</strong> {order.notes}
              </Alert>
            )}
          </FormSection>
        </Grid>
      </Grid>
    </>
  );
}

export function OrderShow() {
  return (
    <Show actions={false} component="div">
      <Page />
    </Show>
  );
}
