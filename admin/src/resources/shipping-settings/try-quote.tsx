import { formatExactRupees } from "@contract/money";
import { plainDigits } from "@contract/rules";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider, useTranslate } from "react-admin";
import { useFormContext } from "react-hook-form";
import { Facts } from "../../components/facts";
import { FormSection } from "../../components/form-section";
import { formatShortDay } from "../../format";
import type { PanelDataProvider } from "../../providers/data-provider";
import { fieldErrors } from "../../providers/field-errors";
import { readNumber } from "../../read-number";
import type { SettingsBody } from "./rules";

/** What one parcel would cost with the settings in the form, saved or not. */
export function TryQuote() {
  const translate = useTranslate();
  const { tryShipping } = useDataProvider<PanelDataProvider>();
  const { getValues } = useFormContext();
  const [pincode, setPincode] = useState("");
  const [weightKg, setWeightKg] = useState("0.5");
  const [goods, setGoods] = useState("500");
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      tryShipping({
        settings: getValues() as SettingsBody,
        pincode: plainDigits(pincode.trim()),
        weightKg: readNumber(weightKg) ?? Number.NaN,
        goods: readNumber(goods) ?? Number.NaN,
      }),
  });
  const quote = data?.data;
  const elsewhere = Object.keys(fieldErrors(error)).some((field) => field.startsWith("settings."));

  return (
    <Box sx={{ position: { lg: "sticky" }, top: { lg: 64 } }}>
      <FormSection title="shipping.try">
        <Stack
          spacing={1.5}
          // Not a form of its own: it is inside the form of the settings, and Enter must not save those.
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            mutate();
          }}
        >
          <TextField
            size="small"
            label={translate("shipping.tryPincode")}
            value={pincode}
            onChange={({ target }) => setPincode(target.value)}
            slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 6 } }}
          />
          <Stack direction="row" spacing={1}>
            <TextField
              size="small"
              label={translate("shipping.tryWeight")}
              value={weightKg}
              onChange={({ target }) => setWeightKg(target.value)}
              slotProps={{ htmlInput: { inputMode: "decimal" } }}
            />
            <TextField
              size="small"
              label={translate("shipping.tryGoods")}
              value={goods}
              onChange={({ target }) => setGoods(target.value)}
              slotProps={{ htmlInput: { inputMode: "numeric" } }}
            />
          </Stack>
          <Button variant="outlined" disabled={!pincode.trim()} loading={isPending} onClick={() => mutate()}>
            {translate("shipping.tryButton")}
          </Button>
        </Stack>
        <Box aria-live="polite" sx={{ mt: 2 }}>
          {error && (
            <Alert severity="warning">{elsewhere ? translate("shipping.tryInvalid") : error.message}</Alert>
          )}
          {quote && !error && (
            <>
              <Typography variant="h5" component="p" sx={{ fontWeight: 700, mb: 1 }}>
                {quote.shippingCharge === 0
                  ? translate("shipping.isFree")
                  : formatExactRupees(quote.shippingCharge)}
              </Typography>
              <Facts
                of={[
                  [
                    "shipping.tryPlace",
                    quote.district ? `${quote.district}, ${quote.state}` : translate("shipping.unknownPlace"),
                  ],
                  ["shipping.tryZone", translate(`shipping.zone.${quote.zone}`)],
                  ["shipping.tryCharged", `${quote.chargeableKg} kg`],
                  [
                    "shipping.tryArrives",
                    `${formatShortDay(quote.estimatedDelivery.from)} – ${formatShortDay(quote.estimatedDelivery.to)}`,
                  ],
                  [
                    "shipping.tryCod",
                    quote.codAvailable
                      ? translate(quote.codAsksForCode ? "shipping.tryFeeCode" : "shipping.tryFee", {
                          amount: formatExactRupees(quote.codFee),
                        })
                      : translate("shipping.tryNoCod", { reason: quote.codReason ?? "" }),
                  ],
                ]}
              />
            </>
          )}
        </Box>
      </FormSection>
    </Box>
  );
}
