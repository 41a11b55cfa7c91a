import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Grid from "@mui/material/Grid";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Confirm, Title, useNotify, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { LoadFailed } from "../../components/load-failed";
import { conflictOf, type EditConflict } from "../../edits/conflict";
import { ConflictDialog } from "../../edits/conflict-dialog";
import { EntryDialog } from "./entry-dialog";
import { EntryRow } from "./entry-row";
import { type Change, type Entry, matching } from "./rules";
import { TrySearch } from "./try-search";
import { useLexicon } from "./use-lexicon";

type Editing = { entry: Entry | null };

/** The words that shoppers type and what they mean in the catalogue; each change applies from the next search on. */
export function SearchWordsPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const { lexicon, save } = useLexicon();
  const [wanted, setWanted] = useState("");
  const [editing, setEditing] = useState<Editing>();
  const [overtaken, setOvertaken] = useState<{ conflict: EditConflict; change: Change; done: string }>();
  const [leaving, setLeaving] = useState<Entry>();
  const entries = lexicon.data?.entries ?? [];
  const shown = matching(entries, wanted);

  const send = (change: Change, done: string, sayErrors = true) =>
    save.mutate(change, {
      onSuccess: () => {
        setEditing(undefined);
        setLeaving(undefined);
        setOvertaken(undefined);
        notify(done, { type: "success" });
      },
      onError: (error) => {
        const name = (change.old ?? change.draft)?.means;
        const fields = conflictOf(error)?.fields.filter(({ field }) => field === name) ?? [];
        if (fields.length > 0) setOvertaken({ conflict: { version: "1", fields }, change, done });
        else if (sayErrors || conflictOf(error)) notify(error.message, { type: "error" });
      },
    });
  const edit = (entry: Entry | null) => {
    save.reset();
    setEditing({ entry });
  };

  return (
    <Box sx={{ mt: 2 }}>
      <Title title={translate("panel.menu.words")} />
      <Typography sx={{ mb: 2, maxWidth: 720 }}>{translate("words.help")}</Typography>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, lg: 4 }} sx={{ order: { lg: 2 } }}>
          <TrySearch />
        </Grid>
        <Grid size={{ xs: 12, lg: 8 }}>
          <FormSection title="words.entries">
            <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, mb: 2 }}>
              <TextField
                size="small"
                label={translate("words.filter")}
                value={wanted}
                onChange={({ target }) => setWanted(target.value)}
                sx={{ flex: 1, minWidth: 200 }}
              />
              <Button
                variant="contained"
                startIcon={<AddIcon />}
                disabled={!lexicon.data}
                onClick={() => edit(null)}
              >
                {translate("words.add")}
              </Button>
            </Stack>
            {lexicon.error && (
              <LoadFailed sentence={lexicon.error.message} retry={() => void lexicon.refetch()} />
            )}
            {lexicon.isPending && <Skeleton variant="rounded" height={320} />}
            {lexicon.data && shown.length === 0 && (
              <Typography color="text.secondary">{translate("words.noMatch")}</Typography>
            )}
            <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
              {shown.map((entry) => (
                <EntryRow
                  key={entry.means}
                  entry={entry}
                  isBusy={save.isPending}
                  onEdit={() => edit(entry)}
                  onRemove={() => setLeaving(entry)}
                  onRestore={() =>
                    send(
                      { old: entry, draft: { means: entry.means, words: entry.shipped ?? [] } },
                      "words.restored",
                    )
                  }
                />
              ))}
            </Box>
          </FormSection>
        </Grid>
      </Grid>
      {editing && (
        <EntryDialog
          entry={editing.entry}
          isPending={save.isPending}
          error={save.error}
          onSave={(draft) => send({ old: editing.entry, draft }, "words.saved", false)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {overtaken && (
        <ConflictDialog
          conflict={overtaken.conflict}
          labelOf={(means) => means}
          isPending={save.isPending}
          onChoose={(choices) => {
            if (Object.values(choices).includes("mine"))
              return send({ ...overtaken.change, isKnowing: true }, overtaken.done);
            setOvertaken(undefined);
            setEditing(undefined);
            setLeaving(undefined);
          }}
          onClose={() => setOvertaken(undefined)}
        />
      )}
      {leaving && (
        <Confirm
          isOpen
          loading={save.isPending}
          title={`${translate("words.remove")}: ${leaving.means}`}
          content={leaving.shipped ? "words.removeShipped" : "words.removeOwn"}
          confirm="words.remove"
          cancel="ra.action.back"
          onConfirm={() => send({ old: leaving, draft: null }, "words.removed")}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Box>
  );
}
