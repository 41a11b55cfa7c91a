import { traitsOf } from "@contract/category-traits";
import { shadeOf } from "@contract/colour-list";
import type { Category } from "@contract/constants";
import { limits } from "@contract/limits";
import AddIcon from "@mui/icons-material/Add";
import CloseIcon from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { SizeBoxes } from "../size-boxes";
import { isColour, isSize, newValue, type OptionForm } from "./form";
import { Swatch } from "./swatch";

const longest = { htmlInput: { maxLength: limits.choices.optionText, autoComplete: "off" } };

type Props = {
  option: OptionForm;
  category: Category | null;
  /** What is wrong with it, as the key of its text. */
  wrong: string | undefined;
  onChange: (change: Partial<OptionForm>) => void;
  onRemove: () => void;
};

/** Just added: the button that added it may be gone, and what it has to be given is next. */
const isFresh = ({ id, values }: OptionForm) => id === null && values.length === 0;

/** The sizes of the category, of which some are chosen. */
function SizeValues({ option, category, onChange }: Omit<Props, "wrong" | "onRemove">) {
  const listed = traitsOf(category).sizes;
  const own = option.values.map(({ value }) => value);
  const sizes = [...listed, ...own.filter((size) => !listed.includes(size))];
  const choose = (size: string, isChosen: boolean) => {
    const values = isChosen
      ? [...option.values, newValue(size)]
      : option.values.filter(({ value }) => value !== size);
    onChange({ values: values.sort((a, b) => sizes.indexOf(a.value) - sizes.indexOf(b.value)) });
  };
  return (
    <Box>
      <SizeBoxes
        sizes={sizes}
        isChosen={(size) => own.includes(size)}
        onChoose={choose}
        autoFocus={isFresh(option)}
      />
    </Box>
  );
}

/** The values of an option, each in a field of its own, and one more to add. */
function TypedValues({ option, onChange }: Pick<Props, "option" | "onChange">) {
  const translate = useTranslate();
  const [next, setNext] = useState("");
  const entry = useRef<HTMLInputElement>(null);
  const { values } = option;
  const add = () => {
    // Several at once, as people copy them from elsewhere.
    const names = next.split(/[,،;\n]/).flatMap((name) => name.trim() || []);
    const fresh = [...new Set(names)].filter((name) => !values.some(({ value }) => value === name));
    if (fresh.length > 0)
      onChange({ values: [...values, ...fresh.map(newValue)].slice(0, limits.choices.optionValues) });
    setNext("");
  };
  const hasUnknown = isColour(option) && values.some(({ value }) => value.trim() && !shadeOf(value));
  return (
    <>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(190px, 1fr))",
          gap: 1,
          mt: 1.5,
        }}
      >
        {values.map((one) => (
          <Stack key={one.key} direction="row" sx={{ alignItems: "center", gap: 0.5 }}>
            {isColour(option) && <Swatch colour={one.value} />}
            <TextField
              size="small"
              fullWidth
              hiddenLabel
              value={one.value}
              onChange={({ target }) =>
                onChange({
                  values: values.map((other) => (other === one ? { ...one, value: target.value } : other)),
                })
              }
              slotProps={{
                htmlInput: {
                  ...longest.htmlInput,
                  "aria-label": translate("choices.valueOf", { option: option.name }),
                },
              }}
            />
            <IconButton
              size="small"
              aria-label={translate("choices.removeValue", { value: one.value })}
              onClick={() => {
                onChange({ values: values.filter((other) => other !== one) });
                entry.current?.focus();
              }}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Stack>
        ))}
        <Stack direction="row" sx={{ alignItems: "center", gap: 0.5 }}>
          <TextField
            size="small"
            fullWidth
            label={translate("choices.newValue")}
            inputRef={entry}
            autoFocus={isFresh(option) && option.name !== ""}
            placeholder={translate(isColour(option) ? "choices.exampleColours" : "choices.exampleValues")}
            value={next}
            onChange={({ target }) => setNext(target.value)}
            // Somebody who goes on to the prices has meant it, too.
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add();
            }}
            slotProps={{ htmlInput: { maxLength: 400, autoComplete: "off" }, inputLabel: { shrink: true } }}
          />
          <IconButton aria-label={translate("choices.addValue", { option: option.name })} onClick={add}>
            <AddIcon />
          </IconButton>
        </Stack>
      </Box>
      {hasUnknown && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate("choices.unknownColour")}
        </Typography>
      )}
    </>
  );
}

/** One option: its name and its values. */
export function OptionCard({ option, category, wrong, onChange, onRemove }: Props) {
  const translate = useTranslate();
  const isOfSizes = isSize(option) && (option.isShared || traitsOf(category).sizes.length > 0);
  return (
    <Paper variant="outlined" component="section" aria-label={option.name} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ alignItems: "flex-start", gap: 1 }}>
        {isOfSizes || option.isShared ? (
          <Typography component="h3" sx={{ flex: 1, fontWeight: 600 }}>
            {isOfSizes ? translate("choices.size") : option.name}
          </Typography>
        ) : (
          <TextField
            size="small"
            label={translate("choices.name")}
            autoFocus={isFresh(option) && option.name === ""}
            value={option.name}
            onChange={({ target }) => onChange({ name: target.value })}
            slotProps={longest}
            sx={{ flex: 1, maxWidth: 320 }}
          />
        )}
        <Button size="small" color="error" onClick={onRemove} sx={{ ml: "auto" }}>
          {translate("choices.removeOption")}
        </Button>
      </Stack>
      {isOfSizes ? (
        <SizeValues option={option} category={category} onChange={onChange} />
      ) : (
        <TypedValues option={option} onChange={onChange} />
      )}
      {wrong && (
        <Typography variant="body2" color="error" role="alert" sx={{ mt: 1 }}>
          {translate(wrong)}
        </Typography>
      )}
    </Paper>
  );
}
