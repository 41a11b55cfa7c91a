import { closestCenter, DndContext, type DragEndEvent } from "@dnd-kit/core";
import { arrayMove, SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import Stack from "@mui/material/Stack";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useListContext, useNotify } from "react-admin";
import { PlacedRow } from "./placed-row";
import { useDragSensors } from "./use-drag-sensors";

export type Placed = { id: string; title: string; image: string; active: boolean };
type Props<R extends Placed> = {
  /** Sends the whole new order at once. */
  save: (places: { id: string; order: number }[]) => Promise<unknown>;
  preview: (row: R) => ReactNode;
};

/** A short list whose order the admin sets by dragging or with the buttons; saved all or nothing. */
export function PlacedList<R extends Placed>({ save, preview }: Props<R>) {
  const { data = [], resource, isPending, refetch } = useListContext<R>();
  const notify = useNotify();
  const client = useQueryClient();
  const sensors = useDragSensors();
  const {
    mutate,
    variables,
    isPending: isSaving,
  } = useMutation({
    mutationFn: (rows: R[]) => save(rows.map(({ id }, order) => ({ id, order }))),
    onSuccess: () => notify("place.saved", { type: "success" }),
    onError: (error) => notify(error.message, { type: "error" }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [resource] });
      await refetch();
    },
  });
  if (isPending) return null;

  const rows = isSaving && variables ? variables : data;
  const move = (from: number, to: number) => {
    if (to >= 0 && to < rows.length && from !== to) mutate(arrayMove(rows, from, to));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over)
      move(
        rows.findIndex(({ id }) => id === active.id),
        rows.findIndex(({ id }) => id === over.id),
      );
  };

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Stack component="ol" spacing={1} sx={{ listStyle: "none", m: 0, p: 2 }}>
          {rows.map((row, index) => (
            <PlacedRow
              key={row.id}
              row={row}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onUp={() => move(index, index - 1)}
              onDown={() => move(index, index + 1)}
            >
              {preview(row)}
            </PlacedRow>
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}
