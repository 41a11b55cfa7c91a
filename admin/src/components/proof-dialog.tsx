import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useSend } from "../account/use-send";
import { useSecondFactor } from "../resources/second-step/use-second-factor";
import { type Proof, ProofFields, sentProof } from "../resources/staff/proof-fields";

export type SentProof = ReturnType<typeof sentProof>;

type Props = {
  title: string;
  /** What will happen. */
  means: string;
  confirm: string;
  isDangerous?: boolean;
  /** Fields of the change itself, with the shop's words about them. */
  children?: (errors: Record<string, string>) => ReactNode;
  /** Sends the change; the shop's own sentence is shown when it is done. */
  send: (proof: SentProof) => Promise<{ message?: string | undefined }>;
  /** After the change was made, before the dialog closes. */
  onDone: () => void;
  onClose: () => void;
};

/** A change that an open session alone does not make: says what it means, and asks for one's own sign-in first. */
export function ProofDialog({
  title,
  means,
  confirm,
  isDangerous = false,
  children,
  send,
  onDone,
  onClose,
}: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const { data: own } = useSecondFactor();
  const [proof, setProof] = useState<Proof>({ password: "", code: "" });
  const { isBusy, errors, sentence, send: once } = useSend();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(async () => {
      const { message } = await send(sentProof(proof));
      if (message) notify(message, { type: "success" });
      onDone();
      onClose();
    });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1 }}>{means}</Typography>
          {sentence && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {sentence}
            </Alert>
          )}
          {children?.(errors)}
          <ProofFields
            proof={proof}
            onChange={setProof}
            needsCode={own?.isOn === true || errors.code !== undefined}
            errors={errors}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate("ra.action.back")}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? "error" : "primary"}
            loading={isBusy}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
