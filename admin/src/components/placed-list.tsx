import { closestCenter, DndContext, type DragEndEvent } from "@dnd-kit/core";
import { arrayMove, SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import Stack from "@mui/material/Stack";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useListContext, useNotify, useTranslate } from "react-admin";
import { conflictOf, type EditConflict } from "../edits/conflict";
import { ConflictDialog } from "../edits/conflict-dialog";
import { PlacedRow } from "./placed-row";
import { useDragSensors } from "./use-drag-sensors";

export type Placed = { id: string; title: string; image: string; active: boolean };
type Props<R extends Placed> = {
  /** Sends the whole new order at once, with the order that was seen. */
  save: (places: { id: string; order: number }[], read: string[]) => Promise<unknown>;
  preview: (row: R) => ReactNode;
  status?: (row: R) => ReactNode;
};

/** A short list that the admin reorders by dragging or with the buttons; saved all or nothing. */
export function PlacedList<R extends Placed>({ save, preview, status }: Props<R>) {
  const { data = [], resource, isPending, refetch } = useListContext<R>();
  const notify = useNotify();
  const client = useQueryClient();
  const sensors = useDragSensors();
  const translate = useTranslate();
  const [overtaken, setOvertaken] = useState<{ conflict: EditConflict; rows: R[]; ids: string[] }>();
  const {
    mutate,
    variables,
    isPending: isSaving,
  } = useMutation({
    mutationFn: (rows: R[]) =>
      save(
        rows.map(({ id }, order) => ({ id, order })),
        overtaken ? overtaken.ids : data.map(({ id }) => id),
      ),
    onSuccess: () => {
      setOvertaken(undefined);
      notify("place.saved", { type: "success" });
    },
    onError: (error, rows) => {
      const conflict = conflictOf(error);
      if (conflict) setOvertaken({ conflict, rows, ids: conflict.fields[0]?.theirs as string[] });
      else notify(error.message, { type: "error" });
    },
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

  const titleOf = (id: string) => data.find((row) => row.id === id)?.title || id;
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Stack component="ol" spacing={1} sx={{ listStyle: "none", m: 0, p: 2 }}>
          {rows.map((row, index) => (
            <PlacedRow
              key={row.id}
              row={row}
              status={status?.(row)}
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
      {overtaken && (
        <ConflictDialog
          conflict={overtaken.conflict}
          labelOf={() => translate("edit.fields.order")}
          show={(_, ids) => (
            <ol>
              {(ids as string[]).map((id) => (
                <li key={id}>{titleOf(id)}</li>
              ))}
            </ol>
          )}
          isPending={isSaving}
          onChoose={({ order }) => (order === "mine" ? mutate(overtaken.rows) : setOvertaken(undefined))}
          onClose={() => setOvertaken(undefined)}
        />
      )}
    </DndContext>
  );
}
