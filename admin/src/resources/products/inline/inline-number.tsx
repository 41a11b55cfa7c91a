import { newKey } from "@contract/new-key";
import ButtonBase from "@mui/material/ButtonBase";
import InputBase from "@mui/material/InputBase";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { useOneAtATime } from "../../../providers/use-one-at-a-time";

type Props = {
  /** What is edited, such as "Price: Wooden car". */
  label: string;
  /** Names the column: the arrow keys lead to the same one of the next row. */
  column: string;
  value: number;
  /** The value as it is shown: the button is named by both. */
  shown: string;
  children: ReactNode;
  read: (typed: string) => number | undefined;
  /** Resolves to whether it is saved; it says itself why not. `key` stays the same for one typed value. */
  onSave: (value: number, key: string) => Promise<boolean>;
};

/** How many rows a key goes on after saving; undefined for a key that does not save. */
function stepOf(key: string): 1 | -1 | 0 | undefined {
  if (key === "Enter") return matchMedia("(pointer: coarse)").matches ? 1 : 0;
  if (key === "ArrowDown") return 1;
  return key === "ArrowUp" ? -1 : undefined;
}

/** The same column in the row above or below; undefined at the ends of the list. */
function neighbour(column: string, from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const cells = [...document.querySelectorAll<HTMLElement>(`[data-inline="${column}"]`)];
  return cells[cells.indexOf(from) + step];
}

/**
 * A number of a list that is changed where it stands: Enter or a press opens it, Enter or leaving it saves, Escape leaves it as
 * it was, and the arrow keys save and go on to the next row. A phone's keyboard has no arrows: its Enter goes on. What could not
 * be saved stays, and says so: left alone it would look like the shop's figure.
 */
export function InlineNumber({ label, column, value, shown, children, read, onSave }: Props) {
  const cell = useRef<HTMLSpanElement>(null);
  const translate = useTranslate();
  const unsavedId = useId();
  const [text, setText] = useState<string>();
  const [unsaved, setUnsaved] = useState<string>();
  const key = useRef("");
  const save = useOneAtATime(async (typed: string): Promise<boolean> => {
    const number = read(typed);
    if (number === undefined) return false;
    // What may have reached the shop is sent again, whatever it shows by now: a count is of the figure at which it was typed.
    const isKnown = number === value && typed !== unsaved;
    const isSaved = isKnown || (await onSave(number, key.current));
    setUnsaved(isSaved ? undefined : typed);
    return isSaved;
  });

  const close = () => {
    setText(undefined);
    // The button is there again after the next rendering.
    requestAnimationFrame(() => cell.current?.querySelector("button")?.focus());
  };
  const type = (typed: string) => {
    setText(typed);
    key.current = newKey();
  };
  const open = () => {
    // Of what was left by Escape nothing has been tried anew.
    setUnsaved(undefined);
    type(String(value));
  };
  const leave = async (typed: string) => {
    // What cannot be read is marked, and stays until it is mended or left by Escape.
    if (await save(typed)) setText(undefined);
  };
  const tryAgain = async (typed: string) => {
    if (await save(typed)) close();
  };
  const onKeyDown = async (event: KeyboardEvent, typed: string) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
      return;
    }
    const step = stepOf(event.key);
    if (step === undefined) return;
    event.preventDefault();
    if (!(await save(typed))) return;
    const next = step !== 0 && cell.current && neighbour(column, cell.current, step);
    if (!next) return close();
    setText(undefined);
    next.querySelector("button")?.click();
  };

  const isUnsaved = text !== undefined && text === unsaved;
  const isWrong = isUnsaved || (text !== undefined && read(text) === undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps clicks from opening the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps clicks from opening the row
    <span ref={cell} data-inline={column} onClick={(event) => event.stopPropagation()}>
      {text === undefined ? (
        <ButtonBase
          aria-label={`${shown}, ${label}`}
          onClick={open}
          sx={{
            font: "inherit",
            px: 0.5,
            mx: -0.5,
            borderRadius: 0.5,
            ":hover, :focus-visible": { bgcolor: "action.hover" },
          }}
        >
          {children}
        </ButtonBase>
      ) : (
        <InputBase
          autoFocus
          value={text}
          error={isWrong}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => void onKeyDown(event, text)}
          onBlur={() => void leave(text)}
          inputProps={{
            "aria-label": label,
            inputMode: "decimal",
            enterKeyHint: "next",
            maxLength: 10,
            "aria-invalid": isWrong,
            "aria-describedby": isUnsaved ? unsavedId : undefined,
          }}
          sx={{
            width: 96,
            font: "inherit",
            borderBottom: 2,
            borderColor: isWrong ? "error.main" : "primary.main",
          }}
        />
      )}
      {isUnsaved && (
        <ButtonBase
          id={unsavedId}
          onClick={() => void tryAgain(text)}
          sx={{ display: "block", typography: "caption", color: "error.main", textAlign: "left" }}
        >
          {translate("product.inline.unsaved")}
        </ButtonBase>
      )}
    </span>
  );
}
