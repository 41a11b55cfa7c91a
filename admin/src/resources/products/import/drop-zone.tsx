import UploadIcon from "@mui/icons-material/UploadFile";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { useTranslate } from "react-admin";

type Props = { onFile: (file: File) => void; isBusy: boolean };

/** Takes a file by drag, by mouse or by keyboard. */
export function DropZone({ onFile, isBusy }: Props) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !isBusy) onFile(file);
  };
  return (
    <Paper
      variant="outlined"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
      sx={{
        p: { xs: 3, sm: 5 },
        textAlign: "center",
        borderStyle: "dashed",
        borderWidth: 2,
        borderColor: isOver ? "primary.main" : "divider",
        bgcolor: isOver ? "action.hover" : "background.paper",
      }}
    >
      <Typography sx={{ mb: 2 }}>{translate("file.drop")}</Typography>
      <Button
        variant="contained"
        startIcon={<UploadIcon />}
        loading={isBusy}
        loadingPosition="start"
        onClick={() => input.current?.click()}
      >
        {translate(isBusy ? "file.checking" : "file.choose")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={translate("file.choose")}
        onChange={({ target }) => {
          take(target.files);
          target.value = "";
        }}
      />
    </Paper>
  );
}
