import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useInput, useTranslate } from "react-admin";
import { Thumb } from "../../components/thumb";
import { UploadButton } from "../../pictures/upload-button";
import { shopLabel } from "./labels";

/** A picture that the shop may do without. */
export function PictureChoice({ source }: { source: string }) {
  const translate = useTranslate();
  const { field } = useInput<string>({ source, parse: (value: string) => value });
  const label = translate(shopLabel(source));
  return (
    <Stack spacing={1}>
      <Typography variant="subtitle2" component="h3">
        {label}
      </Typography>
      {field.value && <Thumb url={field.value} size={96} />}
      <Stack direction="row" spacing={1}>
        <UploadButton onUploaded={field.onChange} />
        {field.value && (
          <Button
            onClick={() => field.onChange("")}
            aria-label={`${translate("shopPage.removePicture")}: ${label}`}
          >
            {translate("shopPage.removePicture")}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
