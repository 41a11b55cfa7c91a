import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { required, useInput, useTranslate } from "react-admin";
import { Thumb } from "../components/thumb";
import { UploadButton } from "./upload-button";

/** One picture of this shop, kept as its address. */
export function PictureInput({ source, resource }: { source: string; resource: string }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput<string>({ source, validate: required() });
  const error = fieldState.error?.message;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="p">
        {translate(`resources.${resource}.fields.${source}`)}
      </Typography>
      {field.value && <Thumb url={field.value} size={200} />}
      <UploadButton onUploaded={field.onChange} />
      {error && (
        <FormHelperText error>{translate(error.replace(/^@@react-admin@@"?|"$/g, ""))}</FormHelperText>
      )}
    </Stack>
  );
}
