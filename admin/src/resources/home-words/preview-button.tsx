import ViewIcon from "@mui/icons-material/VisibilityOutlined";
import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { useFormState } from "react-hook-form";
import { usePreview } from "../../components/use-preview";
import { call } from "../../providers/call";

/** The home page with what was saved last; changes that are not saved are seen after “Save draft”. */
export function HomePreviewButton() {
  const translate = useTranslate();
  const { dirtyFields } = useFormState();
  const { open, isPending } = usePreview(() => call("adminPreviewHome", {}), "draft.previewBlocked");
  const isChanged = Object.keys(dirtyFields).length > 0;
  return (
    <Button startIcon={<ViewIcon />} loading={isPending} disabled={isChanged} onClick={open}>
      {translate("draft.preview")}
    </Button>
  );
}
