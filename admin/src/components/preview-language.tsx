import { type Language, languages } from "@contract/constants";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useTranslate } from "react-admin";

type Props = { language: Language; onChoose: (language: Language) => void };

/** The language in which a form's preview is shown. */
export function PreviewLanguage({ language, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={language}
      // Pressed again, it stays as it is.
      onChange={(_, chosen: Language | null) => chosen && onChoose(chosen)}
      aria-label={translate("translated.preview")}
      sx={{ mb: 1 }}
    >
      {languages.map((one) => (
        <ToggleButton key={one} value={one} lang={one}>
          {translate(`translated.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
