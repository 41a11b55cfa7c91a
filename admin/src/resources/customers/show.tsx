import type { ResponseOf } from "@contract";
import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import Grid from "@mui/material/Grid";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import {
  ListContextProvider,
  Show,
  useGetList,
  useList,
  useRecordContext,
  useRedirect,
  useTranslate,
} from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { Facts } from "../../components/facts";
import { FormSection } from "../../components/form-section";
import { formatDate } from "../../format";
import { call, routeUrl } from "../../providers/call";
import { ordersWhere } from "../orders/links";
import { OrderRows } from "../orders/order-rows";
import type { Order } from "../orders/rules";
import { StatusChip } from "../orders/status-chip";
import { StaffDialog } from "../staff/staff-dialog";
import { CashSection } from "./cash-section";
import { NoteSection } from "./note-section";

export type CustomerDetails = ResponseOf<"adminGetCustomer">["data"] & { id: string };

const asked = "return_requested,return_approved,return_rejected,return_received";
const cameBack = "rto_in_transit,rto_received";
const shownOrders = 10;

/** A number that leads to exactly the orders that it counts. */
function Counted({ count, filter }: { count: number; filter: Parameters<typeof ordersWhere>[0] }): ReactNode {
  if (count === 0) return count;
  return (
    <Link component={RouterLink} to={ordersWhere(filter)} sx={{ fontWeight: 600 }}>
      {count}
    </Link>
  );
}

function NewestOrders({ customerId }: { customerId: string }) {
  const translate = useTranslate();
  const { data, isPending, error } = useGetList<Order>("orders", {
    filter: { customerId },
    pagination: { page: 1, perPage: shownOrders },
    sort: { field: "orderDate", order: "DESC" },
  });
  const list = useList<Order>({ data, isPending, error, perPage: shownOrders });
  if (data?.length === 0) return <Typography>{translate("customer.noOrders")}</Typography>;
  return (
    <ListContextProvider value={list}>
      <OrderRows more={(order) => <StatusChip status={order.orderStatus} />} />
    </ListContextProvider>
  );
}

function DeleteButton({ customer }: { customer: CustomerDetails }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setIsAsking(true)}>
        {translate("customer.delete")}
      </Button>
      {isAsking && (
        <StaffDialog
          title={translate("customer.deleteAsk", { name: customer.userName })}
          means={translate("customer.deleteMeans")}
          confirm={translate("customer.delete")}
          isDangerous
          send={async (body) => {
            const reply = await call("adminDeleteCustomer", { params: { id: customer.id }, body });
            redirect("/admin/customers");
            return reply;
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

function Page() {
  const translate = useTranslate();
  const customer = useRecordContext<CustomerDetails>();
  if (!customer) return <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />;
  const { id, userName, email, phone, since, orders, returns, returnsToOrigin } = customer;
  return (
    <>
      <Typography variant="h5" component="h2" sx={{ fontWeight: 700, my: 2, overflowWrap: "anywhere" }}>
        {userName || email}
      </Typography>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, md: 5 }}>
          <FormSection title="customer.person">
            <Facts
              of={[
                [
                  "resources.customers.fields.email",
                  <Link key="e" href={`mailto:${email}`}>
                    {email}
                  </Link>,
                ],
                [
                  "resources.customers.fields.phone",
                  phone && (
                    <Link key="p" href={`tel:+91${phone}`}>
                      {phone}
                    </Link>
                  ),
                ],
                ["resources.customers.fields.since", formatDate(since)],
                ["customer.orders", <Counted key="o" count={orders} filter={{ customerId: id }} />],
                [
                  "customer.returns",
                  <Counted key="r" count={returns} filter={{ customerId: id, orderStatus: asked }} />,
                ],
                [
                  "customer.cameBack",
                  <Counted
                    key="b"
                    count={returnsToOrigin}
                    filter={{ customerId: id, orderStatus: cameBack }}
                  />,
                ],
              ]}
            />
          </FormSection>
          <NoteSection customer={customer} />
          <CashSection customerId={id} />
          <FormSection title="customer.data">
            <Typography variant="body2" sx={{ mb: 2 }}>
              {translate("customer.dataHelp")}
            </Typography>
            <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
              <Button
                component="a"
                variant="outlined"
                href={routeUrl("adminGetCustomerData", { params: { id } })}
                download={`customer-${id}.json`}
                startIcon={<DownloadIcon />}
              >
                {translate("customer.download")}
              </Button>
              <DeleteButton customer={customer} />
            </Stack>
          </FormSection>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <FormSection title="customer.newestOrders">
            <NewestOrders customerId={id} />
          </FormSection>
        </Grid>
      </Grid>
    </>
  );
}

export function CustomerShow() {
  return (
    <Show actions={false} component="div">
      <Page />
    </Show>
  );
}
