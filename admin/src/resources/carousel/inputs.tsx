import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
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
import { PictureInput } from "../../pictures/picture-input";
import { GradientChoice } from "./gradient-choice";
import { gradientChoices, type SlideForm, safeLink } from "./rules";
import { SlidePreview } from "./slide-preview";

const linkRule = (link: string | undefined) => safeLink(link);

export function SlideInputs() {
  const translate = useTranslate();
  return (
    <FormSection title="place.preview">
      <FormDataConsumer<SlideForm>>
        {({ formData }) => (
          <Stack spacing={1} sx={{ width: "100%" }}>
            <Typography variant="subtitle2" component="p">
              {translate("carousel.onPhone")}
            </Typography>
            <Box sx={{ maxWidth: 358 }}>
              <SlidePreview slide={formData as SlideForm} width="100%" />
            </Box>
            <Typography variant="subtitle2" component="p">
              {translate("carousel.atDesk")}
            </Typography>
            <SlidePreview slide={formData as SlideForm} as="desk" width="100%" />
          </Stack>
        )}
      </FormDataConsumer>
      <Typography variant="caption" sx={{ mb: 2, display: "block" }}>
        {translate("carousel.previewHelp")}
      </Typography>
      <TextInput source="title" validate={[required(), maxLength(80)]} />
      <TextInput source="subtitle" validate={maxLength(160)} />
      <TextInput source="cta" validate={[required(), maxLength(30)]} />
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
