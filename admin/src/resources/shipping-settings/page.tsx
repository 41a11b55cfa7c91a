import Grid from "@mui/material/Grid";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Form, Title, useDataProvider, useTranslate } from "react-admin";
import { LoadFailed } from "../../components/load-failed";
import { UnloadGuard } from "../../components/unload-guard";
import { ConflictDialog } from "../../edits/conflict-dialog";
import { useSettingsSave } from "../../edits/use-settings-save";
import { formatMoment } from "../../format";
import type { PanelDataProvider } from "../../providers/data-provider";
import { settingLabel, settingPlace } from "./labels";
import { RatesSection } from "./rates-section";
import { type SettingsBody, toFormErrors } from "./rules";
import { SaveBar } from "./save-bar";
import { CodSection } from "./sections/cod";
import { DispatchSection } from "./sections/dispatch";
import { FreeSection } from "./sections/free";
import { OriginSection } from "./sections/origin";
import { ParcelSection } from "./sections/parcel";
import { PickupSection } from "./sections/pickup";
import { PlacesSection } from "./sections/places";
import { VehicleSection } from "./sections/vehicle";
import { TryQuote } from "./try-quote";
import { useSettings } from "./use-settings";

/** What delivery and cash on delivery cost, where they are offered and when parcels leave. */
export function ShippingSettingsPage() {
  const translate = useTranslate();
  const { getShippingSettings } = useDataProvider<PanelDataProvider>();
  const { settings, save } = useSettings();
  const labelOf = (path: string) =>
    [settingPlace(path), settingLabel(path)].flatMap((key) => (key ? translate(key) : [])).join(", ") || path;

  const { submit, settle, overtaken, forget } = useSettingsSave<SettingsBody>({
    save: (body) => save.mutateAsync(body),
    read: getShippingSettings,
    saved: "shipping.saved",
    toFormErrors,
  });

  if (settings.error && !settings.data)
    return (
      <>
        <Title title={translate("panel.menu.shipping")} />
        <LoadFailed sentence={settings.error.message} retry={() => void settings.refetch()} />
      </>
    );
  if (!settings.data)
    return (
      <Stack spacing={2} sx={{ mt: 2 }}>
        <Title title={translate("panel.menu.shipping")} />
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={200} />
      </Stack>
    );

  const { data, defaults } = settings.data;
  return (
    <>
      <Title title={translate("panel.menu.shipping")} />
      <Typography sx={{ my: 2, maxWidth: 720 }}>
        {translate("shipping.help")}{" "}
        {data.updatedAt && translate("shipping.changedAt", { time: formatMoment(data.updatedAt) })}
      </Typography>
      <Form record={data} onSubmit={submit} warnWhenUnsavedChanges noValidate>
        <UnloadGuard />
        <Grid container spacing={2}>
          <Grid size={{ xs: 12, lg: 8 }}>
            <RatesSection />
            <FreeSection />
            <CodSection />
            <VehicleSection />
            <PickupSection />
            <DispatchSection />
            <OriginSection />
            <PlacesSection />
            <ParcelSection />
          </Grid>
          <Grid size={{ xs: 12, lg: 4 }}>
            <TryQuote />
          </Grid>
        </Grid>
        {overtaken && (
          <ConflictDialog
            conflict={overtaken.conflict}
            labelOf={labelOf}
            isPending={save.isPending}
            onChoose={(choices) => void settle(data, overtaken, choices)}
            onClose={forget}
          />
        )}
        <SaveBar defaults={defaults} isPending={save.isPending} isFirst={data.version === 0} />
      </Form>
    </>
  );
}
