import { lazy } from "react";
import { loadTexts } from "../../../providers/i18n-provider";

const load = () => import("./choices-dialog");

/** The dialog with its texts: both are fetched when it is first opened. */
export const LaterChoicesDialog = lazy(async () => {
  const [{ ChoicesDialog }] = await Promise.all([load(), loadTexts("choices")]);
  return { default: ChoicesDialog };
});
