import AddPhotoIcon from "@mui/icons-material/AddPhotoAlternateOutlined";
import Button from "@mui/material/Button";
import { useRef } from "react";
import { useTranslate } from "react-admin";
import { useUpload } from "./use-upload";

type Props = { onUploaded: (url: string) => void; multiple?: boolean };

const words = (multiple: boolean) => (multiple ? "product.addPicture" : "more.choosePicture");

export function UploadButton({ onUploaded, multiple = false }: Props) {
  const translate = useTranslate();
  const { mutate, isPending, progress } = useUpload(onUploaded);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        onClick={() => input.current?.click()}
        variant="outlined"
        sx={{ alignSelf: "flex-start" }}
        startIcon={<AddPhotoIcon />}
        loading={isPending}
        loadingPosition="start"
      >
        {isPending && progress.all > 1
          ? translate("product.uploadingOf", progress)
          : translate(isPending ? "product.uploading" : words(multiple))}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={translate(words(multiple))}
        multiple={multiple}
        accept="image/png,image/jpeg,image/webp,image/avif"
        onChange={({ target }) => {
          mutate([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </>
  );
}
