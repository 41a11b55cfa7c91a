import { limits } from "@contract/limits";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { useId, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { Thumb } from "../../../components/thumb";
import { UploadButton } from "../../../pictures/upload-button";

type Props = {
  /** What they are pictures of. */
  name: string;
  /** All that there are to choose from. */
  pictures: readonly string[];
  chosen: readonly string[];
  /** The colour whose other combinations may show the same ones. */
  colour: string | undefined;
  onDone: (chosen: string[], isForColour: boolean) => void;
  onClose: () => void;
};

/** The pictures of one combination: some of its product's, and new ones. */
export function PicturePicker({ name, pictures, chosen, colour, onDone, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const [picked, setPicked] = useState([...chosen]);
  const [fresh, setFresh] = useState<string[]>([]);
  const [isForColour, setIsForColour] = useState(true);
  // Uploads finish one after another, each after the previous one was added.
  const latest = useRef(picked);
  const pick = (next: string[]) => {
    latest.current = next;
    setPicked(next);
  };
  const all = [...new Set([...pictures, ...fresh])];
  const toggle = (url: string) =>
    pick(picked.includes(url) ? picked.filter((other) => other !== url) : [...picked, url]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate("choices.picturesOf", { choice: name })}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate("choices.picturesHelp")}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 2 }}>
          {all.map((url, at) => {
            const isPicked = picked.includes(url);
            return (
              <ButtonBase
                key={url}
                aria-pressed={isPicked}
                aria-label={translate("choices.picture", { number: at + 1 })}
                onClick={() => toggle(url)}
                sx={{
                  borderRadius: 1.5,
                  p: 0.5,
                  border: 3,
                  borderColor: isPicked ? "primary.main" : "divider",
                  "&.Mui-focusVisible": { outline: "2px solid", outlineOffset: 2 },
                }}
              >
                <Thumb url={url} size={84} />
              </ButtonBase>
            );
          })}
        </Box>
        {all.length < limits.images && (
          <UploadButton
            multiple
            onUploaded={(url) => {
              setFresh((before) => [...before, url]);
              pick([...latest.current, url]);
            }}
          />
        )}
        {colour && (
          <FormControlLabel
            sx={{ display: "flex", mt: 1 }}
            label={translate("choices.picturesForColour", { colour })}
            control={<Checkbox checked={isForColour} onChange={(_, is) => setIsForColour(is)} />}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{translate("ra.action.back")}</Button>
        <Button variant="contained" onClick={() => onDone(picked, colour !== undefined && isForColour)}>
          {translate("choices.usePictures")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
