import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { useNotify, useTranslate } from "react-admin";
import { call } from "../providers/call";
import { session } from "./session";

/**
 * Says that the session has ended, above whatever somebody is typing: they sign in in another tab and continue here.
 * Checks by itself when the page gets the focus back.
 */
export function SessionEndedDialog() {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const isEnded = useSyncExternalStore(session.listen, session.isEnded);
  const [isAsking, setIsAsking] = useState(false);
  const [isStillOut, setIsStillOut] = useState(false);

  useEffect(() => {
    if (!isEnded) return;
    const look = () => void resume(false);
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  });

  async function resume(isPressed: boolean): Promise<void> {
    if (isAsking) return;
    setIsAsking(true);
    const user = await call("checkAuth", {}).then(
      (answer) => answer.user,
      () => null,
    );
    setIsAsking(false);
    if (user?.role !== "admin") {
      if (isPressed) setIsStillOut(true);
      return;
    }
    setIsStillOut(false);
    session.stands(user.staffRole);
    notify("session.back", { type: "success" });
  }

  return (
    <Dialog open={isEnded} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate("session.title")}</DialogTitle>
      <DialogContent>
        <Typography>{translate("session.help")}</Typography>
        <Typography role="status" color="error" sx={{ mt: 1 }}>
          {isStillOut && translate("session.stillOut")}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button loading={isAsking} onClick={() => void resume(true)}>
          {translate("session.goOn")}
        </Button>
        <Button component="a" href="/auth/login" target="_blank" rel="noopener" variant="contained">
          {translate("session.signIn")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
