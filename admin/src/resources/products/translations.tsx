import { limits } from "@contract/limits";
import { writeSpecifications } from "@contract/specification-lines";
import { productTextFields, translatedLanguages } from "@contract/translated-texts";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { conflictOf } from "../../edits/conflict";
import type { PanelDataProvider } from "../../providers/data-provider";
import type { Product } from "./list";
import { outdatedLanguages, translationsCard } from "./outdated";

type Language = (typeof translatedLanguages)[number];
type ProductText = (typeof productTextFields)[number];

const longest: Record<ProductText, number> = {
  title: limits.title.max,
  description: limits.description.max,
  specifications: limits.specificationLines,
  featuredDescription: limits.featuredDescription,
};

/** The texts of one language, with a note if their English has changed since. */
function TranslationForm({ product, language }: { product: Product; language: Language }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { saveTranslation } = useDataProvider<PanelDataProvider>();
  const saved = product.translations[language];
  const before = Object.fromEntries(productTextFields.map((name) => [name, saved?.[name] ?? ""])) as Record<
    ProductText,
    string
  >;
  const [typed, setTyped] = useState<Partial<typeof before>>({});
  const [isLate, setIsLate] = useState(false);
  // What the texts were, and in which version, when somebody began to type.
  const [read, setRead] = useState<{ version: string; had: string }>();
  const had = JSON.stringify(before);
  // Texts that nobody has typed follow what others save.
  const texts = { ...before, ...typed };
  const change = (one: Partial<typeof before>) => {
    setTyped({ ...typed, ...one });
    setRead(read ?? { version: product.version, had });
  };
  const isOutdated = (saved?.outdated.length ?? 0) > 0;
  const isChanged = productTextFields.some((name) => texts[name] !== before[name]);
  const english = writeSpecifications(product.specifications);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      saveTranslation(product.id, language, {
        ...texts,
        // The page shows what has become of the English meanwhile; what another has made of these texts, only a refusal does.
        version: read && read.had !== had ? read.version : product.version,
      }),
    onSuccess: () => {
      notify("product.translations.saved", { type: "success" });
      setTyped({});
      setRead(undefined);
      setIsLate(false);
    },
    onError: (error) => {
      notify(error.message, { type: "error" });
      if (!conflictOf(error)) return;
      setIsLate(true);
      setRead(undefined);
    },
    onSettled: refresh,
  });
  const field = (name: ProductText) => ({
    lang: language,
    size: "small" as const,
    label: translate(`product.translations.${name}`, {
      language: translate(`product.translations.${language}`),
    }),
    value: texts[name],
    error: saved?.outdated.includes(name),
    // After a conflict, theirs stands below what was typed; saving again replaces it.
    helperText:
      (isLate && texts[name] !== before[name] && before[name]) ||
      (saved?.outdated.includes(name) && translate("product.translations.outdatedText")),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    slotProps: { htmlInput: { maxLength: longest[name] } },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  const isFull = texts.title.trim().length >= limits.title.min && texts.description.trim() !== "";
  return (
    <Stack component="form" spacing={1.5} onSubmit={submit}>
      <TextField {...field("title")} />
      <TextField {...field("description")} multiline minRows={2} maxRows={8} />
      {(product.featuredDescription || texts.featuredDescription) && (
        <TextField {...field("featuredDescription")} multiline maxRows={4} />
      )}
      {english && (
        <>
          <TextField
            {...field("specifications")}
            multiline
            minRows={2}
            maxRows={16}
            placeholder={english}
            helperText={field("specifications").helperText || translate("product.translations.rowsHelp")}
          />
          {!texts.specifications && (
            <Button
              size="small"
              sx={{ alignSelf: "flex-start" }}
              onClick={() => change({ specifications: english })}
            >
              {translate("product.translations.startFromEnglish")}
            </Button>
          )}
        </>
      )}
      <Button
        type="submit"
        variant="outlined"
        size="small"
        loading={isPending}
        disabled={!isFull || !(isChanged || isOutdated)}
        sx={{ alignSelf: "flex-start" }}
      >
        {translate(
          isOutdated && !isChanged ? "product.translations.stillRight" : "product.translations.save",
          {
            language: translate(`product.translations.${language}`),
          },
        )}
      </Button>
    </Stack>
  );
}

/** The product's texts in the shop's other languages. They are saved separately from the form. */
export function Translations() {
  const translate = useTranslate();
  const product = useRecordContext<Product>();
  if (!product) return null;
  const isOutdated = outdatedLanguages(product).length > 0;
  return (
    <FormSection title="product.translations.heading" id={translationsCard}>
      <Stack spacing={3}>
        {isOutdated && <Alert severity="warning">{translate("product.translations.outdated")}</Alert>}
        <Typography variant="body2" color="text.secondary">
          {translate("product.translations.help")}
        </Typography>
        {translatedLanguages.map((language) => (
          <TranslationForm key={`${product.id} ${language}`} product={product} language={language} />
        ))}
      </Stack>
    </FormSection>
  );
}
