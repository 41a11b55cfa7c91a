import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Confirm, useTranslate } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import type { Settings } from "./rules";

type Props = {
  /** What a new shop starts with; without it there is no way back to that. */
  defaults?: Omit<Settings, "version" | "edition" | "updatedAt">;
  isPending: boolean;
  /** Never saved: what a new shop starts with can be saved as it is. */
  isFirst?: boolean;
};

/** Always visible: whether something is unsaved, and the buttons to save or discard it. */
export function SaveBar({ defaults, isPending, isFirst = false }: Props) {
  const translate = useTranslate();
  const { reset, setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const [isAsking, setIsAsking] = useState(false);
  const isChanged = Object.keys(dirtyFields).length > 0;
  const isUnsaved = isChanged || isFirst;
  const takeDefaults = () => {
    for (const [part, value] of Object.entries(defaults ?? {})) setValue(part, value, { shouldDirty: true });
    setIsAsking(false);
  };
  return (
    <Paper
      elevation={6}
      sx={{
        position: "sticky",
        bottom: 8,
        zIndex: 2,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        p: 1.5,
      }}
    >
      <Typography
        sx={{ flex: 1, minWidth: 140 }}
        color={isUnsaved ? "warning.main" : "text.secondary"}
        role="status"
      >
        {translate(isUnsaved ? "shipping.unsaved" : "shipping.allSaved")}
      </Typography>
      {defaults && <Button onClick={() => setIsAsking(true)}>{translate("shipping.defaults")}</Button>}
      <Button disabled={!isChanged} onClick={() => reset()}>
        {translate("ra.action.undo")}
      </Button>
      <Button type="submit" variant="contained" disabled={!isUnsaved} loading={isPending}>
        {translate("shipping.save")}
      </Button>
      <Confirm
        isOpen={isAsking}
        title="shipping.defaults"
        content="shipping.defaultsHelp"
        confirm="shipping.defaultsConfirm"
        cancel="ra.action.back"
        onConfirm={takeDefaults}
        onClose={() => setIsAsking(false)}
      />
    </Paper>
  );
}
