import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Grid from "@mui/material/Grid";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Title, useDataProvider, useTranslate } from "react-admin";
import { FormSection } from "../components/form-section";
import { formatWholeRupees } from "../format";
import type { PanelDataProvider } from "../providers/data-provider";
import { ByStatus } from "./by-status";
import { Figure } from "./figure";
import { LowStock } from "./low-stock";

/** The chart library is far larger than the rest of the page: it arrives afterwards. */
const SalesChart = lazy(() => import("./sales-chart"));

export function Dashboard() {
  const translate = useTranslate();
  const { getDashboard } = useDataProvider<PanelDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ["dashboard"],
    queryFn: async () => (await getDashboard()).data,
  });

  if (error)
    return (
      <Alert
        severity="error"
        sx={{ mt: 2 }}
        action={<Button onClick={() => refetch()}>{translate("panel.retry")}</Button>}
      >
        {translate("panel.unavailable")}
      </Alert>
    );

  const figures = [
    ["panel.ordersToday", data?.ordersToday, "/admin/orders"],
    ["panel.salesToday", data && formatWholeRupees(data.salesToday), "/admin/orders"],
    [
      "panel.toHandle",
      data?.ordersToHandle,
      `/admin/orders?filter=${JSON.stringify({ orderStatus: "pending" })}`,
    ],
    ["panel.codToCollect", data && formatWholeRupees(data.codToCollect), "/admin/orders"],
    ["panel.shippingFailed", data?.shippingFailed, "/admin/shipping-failed"],
    ["panel.products", data?.products, "/admin/products"],
  ] as const;

  return (
    <>
      <Title title={translate("panel.dashboard")} />
      <Grid container spacing={2} sx={{ my: 2 }}>
        {figures.map(([label, value, to]) => (
          <Grid key={label} size={{ xs: 6, md: 4, lg: 2 }}>
            <Figure label={translate(label)} value={value} to={to} />
          </Grid>
        ))}
      </Grid>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, lg: 8 }}>
          <FormSection title="panel.salesByDay">
            <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
              {data ? <SalesChart days={data.salesByDay} /> : <Skeleton variant="rounded" height={280} />}
            </Suspense>
          </FormSection>
          <FormSection title="panel.ordersByStatus">
            {data ? <ByStatus counts={data.ordersByStatus} /> : <Skeleton variant="rounded" height={120} />}
          </FormSection>
        </Grid>
        <Grid size={{ xs: 12, lg: 4 }}>
          <FormSection title="panel.lowStock">
            {data ? <LowStock products={data.lowStock} /> : <Skeleton variant="rounded" height={280} />}
          </FormSection>
        </Grid>
      </Grid>
    </>
  );
}
