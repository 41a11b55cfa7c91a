import { lazy } from "react";
import { loadTexts } from "../../../providers/i18n-provider";

const loadEditor = () => import("./choices-editor");
const loadNew = () => import("./new-choices-dialog");

/** The dialogs with their texts: both are fetched when one is first opened. */
export const LaterChoicesEditor = lazy(async () => {
  const [{ ChoicesEditor }] = await Promise.all([loadEditor(), loadTexts("choices")]);
  return { default: ChoicesEditor };
});

export const LaterNewChoicesDialog = lazy(async () => {
  const [{ NewChoicesDialog }] = await Promise.all([loadNew(), loadTexts("choices")]);
  return { default: NewChoicesDialog };
});
