import type { Language } from "@contract/constants";
import { slideTextFields } from "@contract/translated-texts";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import {
  BooleanInput,
  DateTimeInput,
  FormDataConsumer,
  maxLength,
  required,
  SelectInput,
  TextInput,
  useTranslate,
} from "react-admin";
import { FormSection } from "../../components/form-section";
import { PreviewLanguage } from "../../components/preview-language";
import { shownIn } from "../../components/shown-texts";
import { TranslatedInput } from "../../components/translated-input";
import { PictureInput } from "../../pictures/picture-input";
import { GradientChoice } from "./gradient-choice";
import { gradientChoices, type SlideForm, safeLink } from "./rules";
import { SlidePreview } from "./slide-preview";

const linkRule = (link: string | undefined) => safeLink(link);

export function SlideInputs() {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Language>("en");
  return (
    <FormSection title="place.preview">
      <PreviewLanguage language={language} onChoose={setLanguage} />
      <FormDataConsumer<SlideForm>>
        {({ formData }) => (
          <Stack spacing={1} lang={language} sx={{ width: "100%" }}>
            <Typography variant="subtitle2" component="p">
              {translate("carousel.onPhone")}
            </Typography>
            <Box sx={{ maxWidth: 358 }}>
              <SlidePreview slide={shownIn(formData as SlideForm, slideTextFields, language)} width="100%" />
            </Box>
            <Typography variant="subtitle2" component="p">
              {translate("carousel.atDesk")}
            </Typography>
            <SlidePreview
              slide={shownIn(formData as SlideForm, slideTextFields, language)}
              as="desk"
              width="100%"
            />
          </Stack>
        )}
      </FormDataConsumer>
      <Typography variant="caption" sx={{ mb: 2, display: "block" }}>
        {translate("carousel.previewHelp")}
      </Typography>
      <TranslatedInput source="title" max={80} isNeeded />
      <TranslatedInput source="subtitle" max={160} multiline />
      <TranslatedInput source="cta" max={30} isNeeded />
      <TextInput
        source="link"
        validate={[required(), maxLength(500), linkRule]}
        helperText="carousel.linkHelp"
      />
      <PictureInput source="image" resource="carousel" />
      <SelectInput
        source="bg"
        choices={gradientChoices}
        optionText={<GradientChoice />}
        translateChoice={false}
        validate={required()}
      />
      <BooleanInput source="active" />
      <DateTimeInput source="from" />
      <DateTimeInput source="until" />
    </FormSection>
  );
}
