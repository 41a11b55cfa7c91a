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
import { DeclineButton } from "./decline-button";
import type { StaffQuestion } from "./question";

const isWritten = ({ theirs }: ConflictField) => typeof theirs === "string" && theirs !== "";

/** Answers a question, keeps a draft of the answer, changes it; or declines the question, hides it. */
export function AnswerSection({ question }: { question: StaffQuestion }) {
  const translate = useTranslate();
  const { id, version, state, hidden, draft, customerId } = question;
  const isAnswered = state === "answered";
  const stands = question.answer?.text ?? draft;
  // What somebody else has written meanwhile is shown, unless something was typed here.
  const [typed, setTyped] = useState<string>();
  const words = typed ?? stands;
  const isSame = words.trim() === stands;
  const { error, send } = useDecision(isWritten);
  useUnloadGuard(!isSame);
  const forget = () => setTyped(undefined);
  const params = { id };
  const answer = () =>
    send(() => call("adminAnswerQuestion", { params, body: { answer: words, version } }), forget);
  const keep = () =>
    send(() => call("adminSaveQuestionDraft", { params, body: { draft: words, version } }), forget);
  const hide = () =>
    send(
      () => call("adminHideQuestion", { params, body: { hidden: !hidden, version } }),
      () => {},
    );
  const help = isAnswered ? "question.editIsQuiet" : "question.answerIsMailed";
  return (
    <FormSection title="question.answer">
      <TextField
        fullWidth
        multiline
        minRows={4}
        label={translate("question.answerText")}
        helperText={translate(customerId ? help : "question.askerGone")}
        value={words}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.review.max } }}
      />
      {error && (
        <Alert severity="warning" sx={{ mt: 1, overflowWrap: "anywhere" }}>
          {error}
        </Alert>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
        <Button
          variant="contained"
          disabled={words.trim() === "" || (isAnswered && isSame)}
          onClick={() => void answer()}
        >
          {translate(isAnswered ? "question.saveAnswer" : "question.publish")}
        </Button>
        {!isAnswered && (
          <Button variant="outlined" disabled={isSame} onClick={() => void keep()}>
            {translate("question.keepDraft")}
          </Button>
        )}
        {state === "open" && <DeclineButton questions={[question]} />}
        {isAnswered && (
          <Button variant="outlined" color={hidden ? "primary" : "error"} onClick={() => void hide()}>
            {translate(hidden ? "question.show" : "question.hide")}
          </Button>
        )}
      </Stack>
    </FormSection>
  );
}
