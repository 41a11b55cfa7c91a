import {
  cloneElement,
  createContext,
  type FC,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
  useSyncExternalStore,
} from "react";
import { Translator, type Values } from "./translator";

/**
 * Stands in for react-i18next in the bundles (alias in vite.config.ts), with the part of its interface that the shop
 * uses; its types, and so the check of every key, stay react-i18next's own. ADR-0004 says what it saves.
 */
const TranslatorContext = createContext(new Translator("en"));

export const I18nextProvider: FC<{ i18n: Translator; children: ReactNode }> = ({ i18n, children }) => (
  <TranslatorContext value={i18n}>{children}</TranslatorContext>
);

type Translate = (key: string, values?: Values) => string;

export function useTranslation(namespaces: string | readonly string[] = "shell"): {
  t: Translate;
  i18n: Translator;
} {
  const i18n = useContext(TranslatorContext);
  const now = () => i18n.language;
  const language = useSyncExternalStore(i18n.subscribe, now, now);
  const first = typeof namespaces === "string" ? namespaces : (namespaces[0] ?? "shell");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language makes another translation
  return useMemo(
    () => ({ t: (key, values) => i18n.translate(first, key, values), i18n }),
    [i18n, first, language],
  );
}

type TransProps = {
  t: Translate;
  i18nKey: string;
  components: Record<string, ReactElement>;
  values?: Values;
};

/** A text in which `<name>words</name>` become the components of these names, around the words. */
export function Trans({ t, i18nKey, components, values }: TransProps): ReactNode {
  return t(i18nKey, values)
    .split(/(<\w+>.*?<\/\w+>)/)
    .map((part) => {
      const [, name = "", words] = /^<(\w+)>(.*)<\/\w+>$/.exec(part) ?? [];
      const component = components[name];
      return component ? cloneElement(component, { key: name }, words) : part;
    });
}
