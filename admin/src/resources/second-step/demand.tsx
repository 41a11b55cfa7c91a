import type { SecondFactor } from "@contract/second-factor";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { PasswordDialog } from "./password-dialog";
import { useDemand } from "./use-second-factor";

/** Whether every staff member needs a second factor. */
export function Demand({ status }: { status: SecondFactor }) {
  const translate = useTranslate();
  const demand = useDemand();
  const [wanted, setWanted] = useState<boolean>();
  const { isDemanded, isOn, staff } = status;
  const cannot = !isOn && !isDemanded;

  return (
    <FormSection title="secondStep.all">
      <Stack spacing={1} sx={{ maxWidth: 720 }}>
        <Typography>{translate("secondStep.allHelp")}</Typography>
        <Typography color="text.secondary">
          {translate("secondStep.count", { have: staff.withSecondFactor, total: staff.total })}
        </Typography>
        <FormControlLabel
          control={
            <Switch
              checked={isDemanded}
              disabled={cannot}
              onChange={({ target }) => {
                demand.reset();
                setWanted(target.checked);
              }}
            />
          }
          label={translate("secondStep.demand")}
        />
        {cannot && <Typography color="text.secondary">{translate("secondStep.ownFirst")}</Typography>}
      </Stack>
      {wanted !== undefined && (
        <PasswordDialog
          title={translate("secondStep.demand")}
          means={translate(wanted ? "secondStep.means.demand" : "secondStep.means.noDemand")}
          confirm={translate(wanted ? "secondStep.demandNow" : "secondStep.demandNoLonger")}
          isPending={demand.isPending}
          error={demand.error}
          onConfirm={(password) =>
            demand.mutate({ isDemanded: wanted, password }, { onSuccess: () => setWanted(undefined) })
          }
          onClose={() => setWanted(undefined)}
        />
      )}
    </FormSection>
  );
}
