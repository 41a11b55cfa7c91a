import AddPhotoIcon from "@mui/icons-material/AddPhotoAlternateOutlined";
import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { useUpload } from "./use-upload";

type Props = { onUploaded: (url: string) => void; multiple?: boolean };

export function UploadButton({ onUploaded, multiple = false }: Props) {
  const translate = useTranslate();
  const { mutate, isPending } = useUpload(onUploaded);
  return (
    <Button
      component="label"
      variant="outlined"
      startIcon={<AddPhotoIcon />}
      loading={isPending}
      loadingPosition="start"
    >
      {translate(isPending ? "product.uploading" : "product.addPicture")}
      <input
        type="file"
        hidden
        multiple={multiple}
        accept="image/png,image/jpeg,image/webp,image/avif"
        onChange={({ target }) => {
          mutate([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </Button>
  );
}
