import ExportIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";

/** A list as a file for a spreadsheet, from the address of the call that makes it. */
export function ExportLink({ href }: { href: string }) {
  const translate = useTranslate();
  return (
    <Button component="a" href={href} download size="small" startIcon={<ExportIcon />}>
      {translate("file.export")}
    </Button>
  );
}
