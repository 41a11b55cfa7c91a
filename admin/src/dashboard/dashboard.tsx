import Box from "@mui/material/Box";
import Grid from "@mui/material/Grid";
import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { Title, useTranslate } from "react-admin";
import { May } from "../access/may";
import { FormSection } from "../components/form-section";
import { LoadFailed } from "../components/load-failed";
import { session } from "../session/session";
import { BackupLine } from "./backup-line";
import { ByStatus } from "./by-status";
import { Figure } from "./figure";
import { figuresOf } from "./figures";
import { FirstStepsCard } from "./first-steps-card";
import { JournalLine } from "./journal-line";
import { LowStock } from "./low-stock";
import { SalesTotal } from "./sales-total";
import { useFigures } from "./use-figures";

/** The chart library is far larger than the rest of the page, so it is loaded afterwards. */
const SalesChart = lazy(() => import("./sales-chart"));

export function Dashboard() {
  const translate = useTranslate();
  const { data, error, refetch } = useFigures();
  const role = useSyncExternalStore(session.listen, session.role);

  if (error && !data)
    return (
      <>
        <Title title={translate("panel.dashboard")} />
        <LoadFailed sentence={translate("panel.unavailable")} retry={() => void refetch()} />
      </>
    );

  return (
    <>
      <Title title={translate("panel.dashboard")} />
      <Box sx={{ mt: 2 }}>
        <May permission="shop">
          <FirstStepsCard />
        </May>
      </Box>
      <Grid container spacing={2} sx={{ my: 2 }}>
        {figuresOf(data, role).map(({ label, value, to, calls }) => (
          <Grid key={label} size={{ xs: 6, md: 3 }}>
            <Figure label={translate(label)} value={value} to={to} calls={calls} />
          </Grid>
        ))}
      </Grid>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, lg: 8 }}>
          <May permission="money">
            <FormSection title="panel.salesByDay">
              {data?.salesByDay && <SalesTotal days={data.salesByDay} />}
              <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
                {data?.salesByDay ? (
                  <SalesChart days={data.salesByDay} />
                ) : (
                  <Skeleton variant="rounded" height={280} />
                )}
              </Suspense>
            </FormSection>
          </May>
          <May permission="orders">
            <FormSection title="panel.ordersByStatus">
              {data?.ordersByStatus ? (
                <ByStatus counts={data.ordersByStatus} />
              ) : (
                <Skeleton variant="rounded" height={120} />
              )}
            </FormSection>
          </May>
        </Grid>
        <Grid size={{ xs: 12, lg: 4 }}>
          <May permission="catalogue">
            <FormSection title="panel.lowStock">
              {data?.lowStock ? (
                <LowStock products={data.lowStock} />
              ) : (
                <Skeleton variant="rounded" height={280} />
              )}
            </FormSection>
          </May>
        </Grid>
      </Grid>
      {data?.backup && <BackupLine backup={data.backup} />}
      {data?.journal && <JournalLine journal={data.journal} />}
    </>
  );
}
