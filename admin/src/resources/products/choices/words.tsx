import { limits } from "@contract/limits";
import { optionInWords } from "@contract/option-words";
import { translatedLanguages } from "@contract/translated-texts";
import { optionIn } from "@contract/variant-options";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { isSize, type OptionForm, type Words } from "./form";

type Row = {
  english: string;
  common: (language: "hi" | "mr") => string;
  words: Words;
  onChange: (words: Words) => void;
};

function WordsRow({ english, common, words, onChange }: Row) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr 1fr", sm: "1fr 1fr 1fr" },
        gap: 1,
        alignItems: "center",
      }}
    >
      <Typography sx={{ gridColumn: { xs: "1 / -1", sm: "auto" }, overflowWrap: "anywhere" }}>
        {english}
      </Typography>
      {translatedLanguages.map((language) => (
        <TextField
          key={language}
          size="small"
          label={translate(`product.translations.${language}`)}
          placeholder={common(language)}
          value={words[language] ?? ""}
          onChange={({ target }) => onChange({ ...words, [language]: target.value })}
          slotProps={{
            htmlInput: {
              lang: language,
              maxLength: limits.choices.optionText,
              "aria-label": `${english}, ${translate(`product.translations.${language}`)}`,
            },
            inputLabel: { shrink: true },
          }}
        />
      ))}
    </Box>
  );
}

type Props = { options: readonly OptionForm[]; onChange: (key: string, change: Partial<OptionForm>) => void };

/** Names and values in Hindi and Marathi; an empty field shows what shoppers read without it. */
export function OptionWords({ options, onChange }: Props) {
  const translate = useTranslate();
  const own = options.filter((option) => !option.isShared && !isSize(option));
  if (own.length === 0) return null;
  return (
    <Box component="details">
      <Typography component="summary" sx={{ cursor: "pointer", fontWeight: 600, py: 1 }}>
        {translate("choices.words")}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate("choices.wordsHelp")}
      </Typography>
      <Box sx={{ display: "grid", gap: 1.5 }}>
        {own.map((option) => {
          const { key, name, translations, values } = option;
          return [
            <WordsRow
              key={key}
              english={name}
              common={(language) => optionIn(optionInWords({ name, value: "" }), language).name}
              words={translations}
              onChange={(words) => onChange(key, { translations: words })}
            />,
            ...values.map((one) => (
              <WordsRow
                key={one.key}
                english={one.value}
                common={(language) => optionIn(optionInWords({ name, value: one.value }), language).value}
                words={one.translations}
                onChange={(words) =>
                  onChange(key, {
                    values: values.map((other) => (other === one ? { ...one, translations: words } : other)),
                  })
                }
              />
            )),
          ];
        })}
      </Box>
    </Box>
  );
}
