import type { ResponseOf } from "@contract";
import Box from "@mui/material/Box";
import Grid from "@mui/material/Grid";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Show, useRecordContext, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { Facts } from "../../components/facts";
import { FormSection } from "../../components/form-section";
import { formatMoment } from "../../format";
import { orderPage } from "../orders/links";
import { DueChip } from "./due-chip";
import { HandleSection } from "./handle-section";

export type Ticket = ResponseOf<"adminGetTicket">["data"] & { id: string };

const words = { overflowWrap: "anywhere", whiteSpace: "pre-line" } as const;

/** An order that a guest names may be somebody else's: that is said beside it. */
function Order({ ticket: { orderNumber, orderId, isOwnOrder } }: { ticket: Ticket }) {
  const translate = useTranslate();
  if (!orderId) return orderNumber;
  return (
    <>
      <Link component={RouterLink} to={orderPage(orderId)}>
        {orderNumber}
      </Link>
      {!isOwnOrder && ` · ${translate("ticket.unchecked")}`}
    </>
  );
}

function Page() {
  const translate = useTranslate();
  const ticket = useRecordContext<Ticket>();
  if (!ticket) return <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />;
  const {
    id,
    number,
    topic,
    orderNumber,
    name,
    email,
    phone,
    customerId,
    message,
    answers,
    writtenAt,
    dueAt,
  } = ticket;
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", my: 2 }}>
        <Typography variant="h5" component="h2" sx={{ fontWeight: 700 }}>
          {number}
        </Typography>
        <DueChip ticket={ticket} />
      </Box>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, md: 7 }}>
          <FormSection title="ticket.message">
            <Typography sx={words}>{message}</Typography>
          </FormSection>
          {answers.length > 0 && (
            <FormSection title="ticket.answers">
              {answers.map(({ text, by, at }) => (
                <Box key={at} sx={{ mb: 2, pl: 1.5, borderLeft: 3, borderColor: "primary.main" }}>
                  <Typography variant="body2" color="text.secondary">
                    {by} · {formatMoment(at)}
                  </Typography>
                  <Typography sx={words}>{text}</Typography>
                </Box>
              ))}
            </FormSection>
          )}
          <HandleSection key={id} ticket={ticket} />
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <FormSection title="ticket.writer">
            <Facts
              of={[
                [
                  "resources.tickets.fields.name",
                  customerId ? (
                    <Link key="n" component={RouterLink} to={`/admin/customers/${customerId}/show`}>
                      {name}
                    </Link>
                  ) : (
                    `${name} · ${translate("ticket.guest")}`
                  ),
                ],
                ["ticket.email", email],
                [
                  "ticket.phone",
                  phone && (
                    <Link key="p" href={`tel:+91${phone}`}>
                      {phone}
                    </Link>
                  ),
                ],
                ["resources.tickets.fields.topic", translate(`ticket.topics.${topic}`)],
                ["ticket.order", orderNumber && <Order key="o" ticket={ticket} />],
                ["resources.tickets.fields.writtenAt", formatMoment(writtenAt)],
                ["ticket.due", dueAt && formatMoment(dueAt)],
              ]}
            />
          </FormSection>
        </Grid>
      </Grid>
    </>
  );
}

/** One message to the shop: its writer, the answers, and what can be done. */
export function TicketShow() {
  return (
    <Show actions={false} component="div">
      <Page />
    </Show>
  );
}
