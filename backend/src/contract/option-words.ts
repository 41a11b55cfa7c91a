import type { TranslatedLanguage } from "./translated-texts";
import type { VariantOption } from "./variant-options";

type Words = Readonly<Record<TranslatedLanguage, string>>;

/** Colours in Hindi and Marathi, by their English names. Their shades stand in colour-list.ts, which pages load. */
const colours: Readonly<Record<string, Words>> = {
  black: { hi: "काला", mr: "काळा" },
  charcoal: { hi: "गहरा धूसर", mr: "गडद राखाडी" },
  graphite: { hi: "ग्रेफ़ाइट", mr: "ग्राफाइट" },
  grey: { hi: "धूसर", mr: "राखाडी" },
  gray: { hi: "धूसर", mr: "राखाडी" },
  silver: { hi: "चाँदी जैसा", mr: "चंदेरी" },
  white: { hi: "सफ़ेद", mr: "पांढरा" },
  cream: { hi: "क्रीम", mr: "क्रीम" },
  beige: { hi: "बेज", mr: "बेज" },
  brown: { hi: "भूरा", mr: "तपकिरी" },
  red: { hi: "लाल", mr: "लाल" },
  maroon: { hi: "मैरून", mr: "मरून" },
  coral: { hi: "मूँगिया", mr: "पोवळी" },
  orange: { hi: "नारंगी", mr: "नारिंगी" },
  gold: { hi: "सुनहरा", mr: "सोनेरी" },
  mustard: { hi: "सरसों पीला", mr: "मोहरी पिवळा" },
  yellow: { hi: "पीला", mr: "पिवळा" },
  olive: { hi: "जैतूनी हरा", mr: "ऑलिव्ह हिरवा" },
  green: { hi: "हरा", mr: "हिरवा" },
  mint: { hi: "पुदीना हरा", mr: "पुदिना हिरवा" },
  teal: { hi: "टील", mr: "मोरपंखी" },
  sky: { hi: "आसमानी", mr: "आकाशी" },
  blue: { hi: "नीला", mr: "निळा" },
  navy: { hi: "गहरा नीला", mr: "गडद निळा" },
  indigo: { hi: "इंडिगो", mr: "इंडिगो" },
  purple: { hi: "बैंगनी", mr: "जांभळा" },
  lavender: { hi: "लैवेंडर", mr: "लॅव्हेंडर" },
  pink: { hi: "गुलाबी", mr: "गुलाबी" },
  rose: { hi: "हल्का गुलाबी", mr: "फिकट गुलाबी" },
};

/** Names of options that shops commonly use. */
const names: Readonly<Record<string, Words>> = {
  colour: { hi: "रंग", mr: "रंग" },
  color: { hi: "रंग", mr: "रंग" },
  size: { hi: "साइज़", mr: "साइझ" },
  storage: { hi: "स्टोरेज", mr: "स्टोरेज" },
  memory: { hi: "मेमरी", mr: "मेमरी" },
  pack: { hi: "पैक", mr: "पॅक" },
};

const find = (list: Readonly<Record<string, Words>>, english: string): Words | undefined => {
  const name = english.trim().toLowerCase();
  return Object.hasOwn(list, name) ? list[name] : undefined;
};

/** What staff entered for a name or a value, by language. */
export type EnteredWords = Partial<Record<TranslatedLanguage, string>> | null | undefined;

type Entered = { name: string; value: string; nameWords?: EnteredWords; valueWords?: EnteredWords };

/** An option with its words in Hindi and Marathi: as entered, else those of the tables above, else the English ones. */
export function optionInWords({ name, value, nameWords, valueWords }: Entered): VariantOption {
  const ofName = find(names, name);
  const ofValue = find(colours, value);
  const inLanguage = (language: TranslatedLanguage) => ({
    name: nameWords?.[language] || (ofName?.[language] ?? name),
    value: valueWords?.[language] || (ofValue?.[language] ?? value),
  });
  const translations = { hi: inLanguage("hi"), mr: inLanguage("mr") };
  const isSame = Object.values(translations).every((words) => words.name === name && words.value === value);
  return isSame ? { name, value } : { name, value, translations };
}

/** Options of an order from before they were kept with their words. */
export const optionsInWords = (options: readonly VariantOption[]): VariantOption[] =>
  options.map((option) => (option.translations ? option : optionInWords(option)));
