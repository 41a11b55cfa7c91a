import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Grid from "@mui/material/Grid";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Form, Title, useDataProvider, useNotify, useTranslate } from "react-admin";
import { UnloadGuard } from "../../components/unload-guard";
import { type Choices, conflictOf, type EditConflict } from "../../edits/conflict";
import { ConflictDialog } from "../../edits/conflict-dialog";
import { formatMoment } from "../../format";
import type { PanelDataProvider } from "../../providers/data-provider";
import { fieldErrors } from "../../providers/field-errors";
import { useOneAtATime } from "../../providers/use-one-at-a-time";
import { settingLabel, settingPlace } from "./labels";
import { RatesSection } from "./rates-section";
import { rebase } from "./rebase";
import { type SettingsBody, toFormErrors } from "./rules";
import { SaveBar } from "./save-bar";
import { CodSection } from "./sections/cod";
import { DispatchSection } from "./sections/dispatch";
import { FreeSection } from "./sections/free";
import { OriginSection } from "./sections/origin";
import { ParcelSection } from "./sections/parcel";
import { PlacesSection } from "./sections/places";
import { TryQuote } from "./try-quote";
import { useSettings } from "./use-settings";

/** A save that came after somebody else's, with the form as it was sent. */
type Overtaken = { conflict: EditConflict; mine: SettingsBody };

/** What delivery and cash on delivery cost, where they are offered and when parcels leave. */
export function ShippingSettingsPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const { getShippingSettings } = useDataProvider<PanelDataProvider>();
  const { settings, save } = useSettings();
  const [overtaken, setOvertaken] = useState<Overtaken>();
  const labelOf = (path: string) =>
    [settingPlace(path), settingLabel(path)].flatMap((key) => (key ? translate(key) : [])).join(", ") || path;

  const submit = useOneAtATime(async (values: Record<string, unknown>) => {
    const body = values as SettingsBody;
    try {
      await save.mutateAsync(body);
      setOvertaken(undefined);
      notify("shipping.saved", { type: "success" });
      return undefined;
    } catch (error) {
      const conflict = conflictOf(error);
      if (conflict) {
        setOvertaken({ conflict, mine: body });
        return undefined;
      }
      notify((error as Error).message, { type: "error" });
      return { ...toFormErrors(fieldErrors(error), body), root: { serverError: (error as Error).message } };
    }
  });
  /** What the others saved, with what was typed here applied on top. */
  const settle = async (opened: SettingsBody, { mine }: Overtaken, choices: Choices) => {
    try {
      const { data: theirs } = await getShippingSettings();
      await submit(rebase<SettingsBody>(opened, mine, theirs, choices));
    } catch (error) {
      notify((error as Error).message, { type: "error" });
    }
  };

  if (settings.error && !settings.data)
    return (
      <>
        <Title title={translate("shipping.title")} />
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={<Button onClick={() => settings.refetch()}>{translate("panel.retry")}</Button>}
        >
          {settings.error.message}
        </Alert>
      </>
    );
  if (!settings.data)
    return (
      <Stack spacing={2} sx={{ mt: 2 }}>
        <Title title={translate("shipping.title")} />
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={200} />
      </Stack>
    );

  const { data, defaults } = settings.data;
  return (
    <>
      <Title title={translate("shipping.title")} />
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
            onClose={() => setOvertaken(undefined)}
          />
        )}
        <SaveBar defaults={defaults} isPending={save.isPending} />
      </Form>
    </>
  );
}
