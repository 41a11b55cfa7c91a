import { limits } from "@contract/limits";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { useUnloadGuard } from "../../components/unload-guard";
import type { ConflictField } from "../../edits/conflict";
import { useDecision } from "../../edits/use-decision";
import { call } from "../../providers/call";
import type { Ticket } from "./show";

const isNote = ({ field }: ConflictField) => field === "note";

/** Answers, notes, closes. What somebody else did meanwhile is shown above, and what was typed stays. */
export function HandleSection({ ticket }: { ticket: Ticket }) {
  const translate = useTranslate();
  const [answer, setAnswer] = useState("");
  // What somebody else has noted meanwhile is kept, unless a note was typed here.
  const [typed, setTyped] = useState<string>();
  const { id, version, email, state } = ticket;
  const note = typed ?? ticket.note;
  const isClosed = state === "closed";
  useUnloadGuard(answer.trim() !== "" || note !== ticket.note);
  const { error, send } = useDecision(isNote);
  const sendAnswer = () =>
    send(
      () => call("adminAnswerTicket", { params: { id }, body: { answer, version } }),
      () => setAnswer(""),
    );
  const save = (closed: boolean) =>
    send(
      () => call("adminSaveTicket", { params: { id }, body: { closed, note, version } }),
      () => setTyped(undefined),
    );
  return (
    <>
      <FormSection title="ticket.answer">
        <TextField
          fullWidth
          multiline
          minRows={4}
          label={translate("ticket.answerText")}
          helperText={translate(email ? "ticket.answerIsMailed" : "ticket.answerByPhone")}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
          slotProps={{ htmlInput: { maxLength: limits.ticket.max } }}
        />
        {error && (
          <Alert severity="warning" sx={{ mt: 1, overflowWrap: "anywhere" }}>
            {error}
          </Alert>
        )}
        <Button
          variant="contained"
          sx={{ mt: 1 }}
          disabled={answer.trim() === ""}
          onClick={() => void sendAnswer()}
        >
          {translate(email ? "ticket.sendAnswer" : "ticket.recordAnswer")}
        </Button>
      </FormSection>
      <FormSection title="ticket.handling">
        <TextField
          fullWidth
          multiline
          minRows={2}
          label={translate("ticket.note")}
          helperText={translate("ticket.noteHelp")}
          value={note}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: limits.reason } }}
        />
        <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
          <Button variant="outlined" disabled={note === ticket.note} onClick={() => void save(isClosed)}>
            {translate("ticket.saveNote")}
          </Button>
          <Button variant="outlined" onClick={() => void save(!isClosed)}>
            {translate(isClosed ? "ticket.reopen" : "ticket.close")}
          </Button>
        </Stack>
      </FormSection>
    </>
  );
}
