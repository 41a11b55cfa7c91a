import { limits } from "@contract/limits";
import { closestCenter, DndContext, type DragEndEvent } from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { lazy, Suspense, useRef, useState } from "react";
import { useInput, useTranslate } from "react-admin";
import { useDragSensors } from "../components/use-drag-sensors";
import { PictureTile } from "./picture-tile";
import { UploadButton } from "./upload-button";

const CropDialog = lazy(async () => ({ default: (await import("./crop-dialog")).CropDialog }));

/** The pictures of a product, the main one first. */
export function PicturesInput({ source }: { source: string }) {
  const translate = useTranslate();
  const { field } = useInput<string[]>({ source, defaultValue: [] });
  const [cropping, setCropping] = useState<string>();
  const sensors = useDragSensors();
  const urls: string[] = field.value ?? [];
  // Uploads finish one after another, each after the previous one was added.
  const latest = useRef(urls);
  latest.current = urls;
  const set = (next: string[]) => {
    latest.current = next;
    field.onChange(next);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      set(arrayMove(urls, urls.indexOf(String(active.id)), urls.indexOf(String(over.id))));
  };
  return (
    <Stack spacing={1.5} sx={{ width: "100%" }}>
      <Typography variant="body2" color="text.secondary">
        {translate("product.picturesHelp")}
      </Typography>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
        <SortableContext items={urls} strategy={rectSortingStrategy}>
          <Box
            component="ol"
            sx={{ listStyle: "none", m: 0, p: 0, display: "flex", flexWrap: "wrap", gap: 1.5 }}
          >
            {urls.map((url, index) => (
              <PictureTile
                key={url}
                url={url}
                place={index + 1}
                onMakeMain={() => set([url, ...urls.filter((other) => other !== url)])}
                onCrop={() => setCropping(url)}
                onRemove={() => set(urls.filter((other) => other !== url))}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      {urls.length < limits.images && (
        <Box>
          <UploadButton
            multiple
            onUploaded={(url) => set([...latest.current, url].slice(0, limits.images))}
          />
        </Box>
      )}
      {cropping && (
        <Suspense>
          <CropDialog
            url={cropping}
            onCropped={(url) => {
              set(latest.current.map((other) => (other === cropping ? url : other)));
              setCropping(undefined);
            }}
            onClose={() => setCropping(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
