import type { Size } from "@contract/constants";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import { useId, useState } from "react";
import { useTranslate } from "react-admin";
import { LoadFailed } from "../../components/load-failed";
import { useUnloadGuard } from "../../components/unload-guard";
import { GuideEditor } from "./guide-editor";
import { useSizeGuides } from "./use-size-guides";

type Props = {
  /** Of the category or kind. */
  id: string;
  name: string;
  /** Of the category. */
  sizes: readonly Size[];
  onClose: () => void;
};

/** The size guide of a category or of a kind of product. */
export function SizeGuideDialog({ id, name, sizes, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const { data, error, refetch } = useSizeGuides();
  const [isUnsaved, setUnsaved] = useState(false);
  useUnloadGuard(isUnsaved);
  const leave = () => {
    if (!isUnsaved || window.confirm(translate("ra.message.unsaved_changes"))) onClose();
  };
  return (
    <Dialog open onClose={leave} fullWidth maxWidth="lg" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate("sizeGuides.of", { name })}</DialogTitle>
      {data ? (
        <GuideEditor
          id={id}
          guide={data.find(({ _id }) => _id === id)}
          sizes={sizes}
          onUnsaved={setUnsaved}
          onLeave={leave}
          onDone={onClose}
        />
      ) : (
        <DialogContent>
          {error ? (
            <LoadFailed sentence={error.message} retry={() => void refetch()} />
          ) : (
            <Skeleton variant="rounded" height={320} />
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}
