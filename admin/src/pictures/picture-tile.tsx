import { useSortable } from "@dnd-kit/sortable";
import CloseIcon from "@mui/icons-material/Close";
import CropIcon from "@mui/icons-material/Crop";
import StarIcon from "@mui/icons-material/StarOutline";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { Thumb } from "../components/thumb";

type Props = {
  url: string;
  /** From 1; the first is the main picture. */
  place: number;
  onMakeMain: () => void;
  onCrop: () => void;
  onRemove: () => void;
};

/** One picture of a product: dragged to its position, by pointer or with space and the arrow keys. */
export function PictureTile({ url, place, onMakeMain, onCrop, onRemove }: Props) {
  const translate = useTranslate();
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: url });
  const button = (words: string, icon: ReactNode, onClick: () => void) => (
    <IconButton
      size="small"
      aria-label={`${translate(words)} ${place}`}
      title={translate(words)}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  );
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={{ width: 132, zIndex: isDragging ? 1 : undefined, opacity: isDragging ? 0.8 : 1 }}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <Box
        {...attributes}
        {...listeners}
        aria-label={translate("product.dragPicture", { place })}
        sx={{ position: "relative", cursor: "grab", touchAction: "manipulation", borderRadius: 1 }}
      >
        <Thumb url={url} size={132} />
        {place === 1 && (
          <Chip
            size="small"
            color="primary"
            label={translate("product.mainPicture")}
            sx={{ position: "absolute", left: 4, bottom: 4 }}
          />
        )}
      </Box>
      <Stack direction="row" sx={{ justifyContent: "center" }}>
        {place > 1 && button("product.makeMain", <StarIcon fontSize="small" />, onMakeMain)}
        {button("product.cropPicture", <CropIcon fontSize="small" />, onCrop)}
        {button("product.removePicture", <CloseIcon fontSize="small" />, onRemove)}
      </Stack>
    </Box>
  );
}
