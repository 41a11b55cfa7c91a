import "react-image-crop/dist/ReactCrop.css";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useDataProvider, useTranslate } from "react-admin";
import { ReactCrop } from "react-image-crop";
import type { PanelDataProvider } from "../providers/data-provider";
import { type Cut, cutOut, squareIn } from "./cut-out";

type Props = { url: string; onCropped: (url: string) => void; onClose: () => void };

/** Crops a picture of this shop; the result is a new picture, and the old one stays as it is. */
export function CropDialog({ url, onCropped, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const picture = useRef<HTMLImageElement>(null);
  const [cut, setCut] = useState<Cut>();
  const { uploadPicture } = useDataProvider<PanelDataProvider>();
  const save = useMutation({
    mutationFn: async (part: Cut) => {
      if (picture.current) onCropped(await uploadPicture(await cutOut(picture.current, part)));
    },
  });
  const isCut = cut !== undefined && cut.width > 0 && cut.height > 0;
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate("product.cropPicture")}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate("product.cropHelp")}
        </Typography>
        {save.error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {save.error.message}
          </Alert>
        )}
        <ReactCrop
          crop={cut && { ...cut, unit: "%" }}
          onChange={(_, part) => setCut(part)}
          minWidth={20}
          minHeight={20}
        >
          <img
            ref={picture}
            src={url}
            alt=""
            style={{ maxHeight: "60vh" }}
            onLoad={({ currentTarget }) =>
              setCut(squareIn({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight }))
            }
          />
        </ReactCrop>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{translate("ra.action.back")}</Button>
        <Button
          variant="contained"
          disabled={!isCut}
          loading={save.isPending}
          onClick={() => cut && save.mutate(cut)}
        >
          {translate("product.cropSave")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
