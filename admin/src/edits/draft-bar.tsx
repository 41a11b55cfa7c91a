import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { Confirm, useTranslate } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";

type Props = {
  /** What is on screen waits to be published. */
  hasDraft: boolean;
  isPending: boolean;
  onDiscard: () => void;
  /** Such as the button of a preview. */
  children?: ReactNode;
};

/** Always visible: what shoppers don't see yet, and the buttons to keep it for later, to publish or to discard it. */
export function DraftBar({ hasDraft, isPending, onDiscard, children }: Props) {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const { dirtyFields } = useFormState();
  const [isAsking, setIsAsking] = useState(false);
  const isChanged = Object.keys(dirtyFields).length > 0;
  const isWaiting = isChanged || hasDraft;
  const state = isChanged ? "draft.unsaved" : hasDraft ? "draft.waits" : "draft.none";
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
        color={isWaiting ? "warning.main" : "text.secondary"}
        role="status"
      >
        {translate(state)}
      </Typography>
      {isChanged && <Button onClick={() => reset()}>{translate("ra.action.undo")}</Button>}
      {hasDraft && !isChanged && (
        <Button onClick={() => setIsAsking(true)}>{translate("draft.discard")}</Button>
      )}
      {children}
      <Button type="submit" value="draft" variant="outlined" disabled={!isChanged} loading={isPending}>
        {translate("draft.save")}
      </Button>
      <Button type="submit" value="publish" variant="contained" disabled={!isWaiting} loading={isPending}>
        {translate("draft.publish")}
      </Button>
      <Confirm
        isOpen={isAsking}
        title="draft.discard"
        content="draft.discardHelp"
        confirm="draft.discard"
        cancel="ra.action.back"
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
        onClose={() => setIsAsking(false)}
      />
    </Paper>
  );
}
