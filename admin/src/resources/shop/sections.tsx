import { stateNames } from "@contract/states";
import Grid from "@mui/material/Grid";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { AutocompleteInput, maxLength, NumberInput, required, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { HeaderPreview } from "./header-preview";
import { PictureChoice } from "./picture-choice";
import { PlainInput } from "./plain-input";
import { WordsInput } from "./words-input";

const stateChoices = stateNames.map((name) => ({ id: name, name }));

const Half = ({ children }: { children: ReactNode }) => <Grid size={{ xs: 12, sm: 6 }}>{children}</Grid>;
const colour = { htmlInput: { type: "color", style: { minHeight: 32 } }, inputLabel: { shrink: true } };
const time = { htmlInput: { type: "time" }, inputLabel: { shrink: true } };

export function NameSection() {
  const translate = useTranslate();
  return (
    <FormSection title="shopPage.name">
      <Typography color="text.secondary">{translate("shopPage.translationHelp")}</Typography>
      <WordsInput source="name" max={60} isNeeded />
      <WordsInput source="tagline" max={160} />
      <WordsInput source="about" max={600} multiline />
    </FormSection>
  );
}

export function LookSection() {
  return (
    <FormSection title="shopPage.look" id="look">
      <Grid container spacing={2}>
        <Half>
          <PlainInput source="colours.brand" helperText="shopPage.brandHelp" slotProps={colour} />
        </Half>
        <Half>
          <PlainInput source="colours.accent" helperText="shopPage.accentHelp" slotProps={colour} />
        </Half>
        {["logo", "favicon", "sharePicture"].map((source) => (
          <Grid key={source} size={{ xs: 12, sm: 4 }}>
            <PictureChoice source={source} />
          </Grid>
        ))}
      </Grid>
      <HeaderPreview />
    </FormSection>
  );
}

export function AddressSection() {
  return (
    <FormSection title="shopPage.address" id="address">
      <PlainInput source="street" validate={maxLength(160)} />
      <WordsInput source="city" max={60} />
      <Grid container spacing={2}>
        <Half>
          <AutocompleteInput
            source="state"
            label="shopPage.state"
            choices={stateChoices}
            translateChoice={false}
            validate={required()}
            helperText="shopPage.stateHelp"
          />
        </Half>
        <Half>
          <PlainInput source="pincode" slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 6 } }} />
        </Half>
        {["phone", "whatsapp"].map((source) => (
          <Half key={source}>
            <PlainInput source={source} slotProps={{ htmlInput: { type: "tel" } }} />
          </Half>
        ))}
        {["email", "securityEmail"].map((source) => (
          <Half key={source}>
            <PlainInput source={source} slotProps={{ htmlInput: { type: "email" } }} />
          </Half>
        ))}
        {["latitude", "longitude"].map((source) => (
          <Half key={source}>
            <NumberInput
              source={source}
              label={`shopPage.${source}`}
              helperText="shopPage.mapHelp"
              fullWidth
            />
          </Half>
        ))}
      </Grid>
    </FormSection>
  );
}

export function HoursSection() {
  const translate = useTranslate();
  return (
    <FormSection title="shopPage.hours">
      <Typography color="text.secondary">{translate("shopPage.hoursHelp")}</Typography>
      <Grid container spacing={2}>
        {(["weekdays", "sunday"] as const).flatMap((day) =>
          (["opens", "closes"] as const).map((end) => (
            <Half key={day + end}>
              <PlainInput
                source={`hours.${day}.${end}`}
                label={`${translate(`shopPage.${day}`)}, ${translate(`shopPage.${end}`)}`}
                slotProps={time}
              />
            </Half>
          )),
        )}
      </Grid>
      {["instagram", "youtube", "facebook"].map((source) => (
        <PlainInput
          key={source}
          source={`social.${source}`}
          placeholder="https://"
          slotProps={{ htmlInput: { type: "url" } }}
        />
      ))}
    </FormSection>
  );
}

export function LawSection() {
  const translate = useTranslate();
  return (
    <FormSection title="shopPage.law" id="law">
      <PlainInput source="legalName" validate={[required(), maxLength(120)]} />
      <PlainInput source="gstin" helperText="shopPage.gstinHelp" />
      <Grid container spacing={2}>
        <Half>
          <PlainInput source="orderSeries" validate={required()} helperText="shopPage.seriesHelp" />
        </Half>
        <Half>
          <PlainInput source="invoiceSeries" validate={required()} helperText="shopPage.seriesHelp" />
        </Half>
      </Grid>
      <Typography variant="subtitle2" component="h3">
        {translate("shopPage.officer")}
      </Typography>
      <Grid container spacing={2}>
        {["name", "email", "phone"].map((source) => (
          <Grid key={source} size={{ xs: 12, sm: 4 }}>
            <PlainInput source={`grievanceOfficer.${source}`} />
          </Grid>
        ))}
      </Grid>
    </FormSection>
  );
}
