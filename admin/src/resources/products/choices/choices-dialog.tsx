import { hasSizes } from "@contract/category-traits";
import type { Category } from "@contract/constants";
import { limits } from "@contract/limits";
import { sizeOption } from "@contract/size-option";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type FormEvent, type Ref, useId, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { arranged, withChanged, withOption, withoutOption } from "./arrange";
import { Combinations } from "./combinations";
import { type ChoicesForm, isSize } from "./form";
import { OptionCard } from "./option-card";
import { OptionWords } from "./words";
import { wrongForm, wrongOption } from "./wrong";

type Props = {
  start: ChoicesForm;
  category: Category | null;
  /** The product's own pictures. */
  pictures: readonly string[];
  isPending?: boolean;
  /** Why the shop refused it. */
  error?: string | undefined;
  onSave: (form: ChoicesForm) => void;
  onClose: () => void;
};

/** What most shops have, in English: its words in the other languages are known. */
const usual = ["Colour", "Storage"] as const;

/** Adds an option: one of the usual ones, or with a name of one's own. */
function AddOption({
  place,
  form,
  category,
  onAdd,
}: {
  /** Where the focus goes when an option is removed. */
  place: Ref<HTMLDivElement>;
  form: ChoicesForm;
  category: Category | null;
  onAdd: (name: string) => void;
}) {
  const translate = useTranslate();
  const has = (name: string) =>
    form.options.some((one) => one.name.trim().toLowerCase() === name.toLowerCase());
  const names = [...usual, ...(hasSizes(category) ? [sizeOption] : [])].filter((name) => !has(name));
  const isFull = form.options.length >= limits.choices.options;
  return (
    <Stack
      ref={place}
      tabIndex={-1}
      direction="row"
      useFlexGap
      sx={{ flexWrap: "wrap", gap: 1, alignItems: "center", outline: "none" }}
    >
      {!isFull &&
        names.map((name) => (
          <Button key={name} variant="outlined" size="small" onClick={() => onAdd(name)}>
            + {translate(`choices.usual.${name}`)}
          </Button>
        ))}
      {!isFull && (
        <Button variant="outlined" size="small" onClick={() => onAdd("")}>
          + {translate("choices.ownOption")}
        </Button>
      )}
    </Stack>
  );
}

/** Options, their values, and the combinations that a product is sold in; nothing is kept before it is saved. */
export function ChoicesDialog({
  start,
  category,
  pictures,
  isPending = false,
  error,
  onSave,
  onClose,
}: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const [form, setForm] = useState(() => arranged(start, false));
  const [isTried, setIsTried] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [opened] = useState(form);
  const adding = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const wrong = wrongForm(form);
  const isTooMany = form.rows.length > limits.choices.variants;
  const leave = () => {
    if (form === opened || isLeaving) onClose();
    else setIsLeaving(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // It may stand in the form of its product, which is not to be saved by it.
    event.stopPropagation();
    setIsTried(true);
    if (!wrong && !isTooMany && !isPending) onSave(form);
  };
  const change = (next: ChoicesForm) => {
    setIsLeaving(false);
    setForm(next);
  };
  const said = isTooMany
    ? translate("choices.wrong.tooMany", { most: limits.choices.variants })
    : isTried && wrong && translate(wrong);
  return (
    <Dialog open onClose={leave} fullScreen={isNarrow} fullWidth maxWidth="lg" aria-labelledby={titleId}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0, flex: 1 }}>
        <DialogTitle id={titleId}>{translate("choices.title")}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            {translate("choices.help")}
          </Typography>
          <Stack spacing={2}>
            {form.options.map((option) => (
              <OptionCard
                key={option.key}
                option={option}
                category={category}
                wrong={isTried ? wrongOption(form, option) : undefined}
                onChange={(changes) => change(withChanged(form, option.key, changes))}
                onRemove={() => {
                  change(withoutOption(form, option.key));
                  adding.current?.focus();
                }}
              />
            ))}
            <AddOption
              place={adding}
              form={form}
              category={category}
              onAdd={(name) => change(withOption(form, name))}
            />
            {form.options.some((option) => !isSize(option)) && (
              <OptionWords
                options={form.options}
                onChange={(key, changes) => change(withChanged(form, key, changes))}
              />
            )}
            {!isTooMany && (
              <Combinations
                form={form}
                pictures={pictures}
                isTried={isTried}
                onChange={(rows) => change({ ...form, rows })}
              />
            )}
          </Stack>
        </DialogContent>
        <Stack sx={{ px: 3, pt: 1 }} spacing={1} aria-live="polite">
          {said && <Alert severity="error">{said}</Alert>}
          {error && <Alert severity="error">{error}</Alert>}
          {isLeaving && <Alert severity="warning">{translate("choices.leave")}</Alert>}
        </Stack>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={leave}>{translate(isLeaving ? "choices.discard" : "ra.action.back")}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate("choices.save")}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
