import type { Language } from "./constants";

/** A colour's shade for its swatch, and its name in Hindi and Marathi. */
type Colour = { hex: string; hi: string; mr: string };

/** Colours by their English names, as options of variants have them. Imported by both front ends: keep it free of libraries. */
const colours: Readonly<Record<string, Colour>> = {
  black: { hex: "#1f1f22", hi: "काला", mr: "काळा" },
  charcoal: { hex: "#3b3e43", hi: "गहरा धूसर", mr: "गडद राखाडी" },
  graphite: { hex: "#4a4d52", hi: "ग्रेफ़ाइट", mr: "ग्राफाइट" },
  grey: { hex: "#8b9096", hi: "धूसर", mr: "राखाडी" },
  gray: { hex: "#8b9096", hi: "धूसर", mr: "राखाडी" },
  silver: { hex: "#c9ccd1", hi: "चाँदी जैसा", mr: "चंदेरी" },
  white: { hex: "#fafafa", hi: "सफ़ेद", mr: "पांढरा" },
  cream: { hex: "#f3e9d2", hi: "क्रीम", mr: "क्रीम" },
  beige: { hex: "#d9c7a7", hi: "बेज", mr: "बेज" },
  brown: { hex: "#7a4b2a", hi: "भूरा", mr: "तपकिरी" },
  red: { hex: "#d0312d", hi: "लाल", mr: "लाल" },
  maroon: { hex: "#7b1e2b", hi: "मैरून", mr: "मरून" },
  coral: { hex: "#f0705c", hi: "मूँगिया", mr: "पोवळी" },
  orange: { hex: "#ef7d22", hi: "नारंगी", mr: "नारिंगी" },
  gold: { hex: "#c9a24b", hi: "सुनहरा", mr: "सोनेरी" },
  mustard: { hex: "#d19b21", hi: "सरसों पीला", mr: "मोहरी पिवळा" },
  yellow: { hex: "#f4c724", hi: "पीला", mr: "पिवळा" },
  olive: { hex: "#6f7340", hi: "जैतूनी हरा", mr: "ऑलिव्ह हिरवा" },
  green: { hex: "#2f7d46", hi: "हरा", mr: "हिरवा" },
  mint: { hex: "#a9d9bf", hi: "पुदीना हरा", mr: "पुदिना हिरवा" },
  teal: { hex: "#16777b", hi: "टील", mr: "मोरपंखी" },
  sky: { hex: "#8fbfe6", hi: "आसमानी", mr: "आकाशी" },
  blue: { hex: "#2563b8", hi: "नीला", mr: "निळा" },
  navy: { hex: "#1e2f55", hi: "गहरा नीला", mr: "गडद निळा" },
  indigo: { hex: "#33407f", hi: "इंडिगो", mr: "इंडिगो" },
  purple: { hex: "#6d3c92", hi: "बैंगनी", mr: "जांभळा" },
  lavender: { hex: "#b9a6d9", hi: "लैवेंडर", mr: "लॅव्हेंडर" },
  pink: { hex: "#e57fa6", hi: "गुलाबी", mr: "गुलाबी" },
  rose: { hex: "#d7a3a6", hi: "हल्का गुलाबी", mr: "फिकट गुलाबी" },
};

/** Names of options that shops commonly use; others are shown as they are. */
const options: Readonly<Record<string, Record<"hi" | "mr", string>>> = {
  colour: { hi: "रंग", mr: "रंग" },
  color: { hi: "रंग", mr: "रंग" },
  size: { hi: "साइज़", mr: "साइझ" },
  storage: { hi: "स्टोरेज", mr: "स्टोरेज" },
  memory: { hi: "मेमरी", mr: "मेमरी" },
  pack: { hi: "पैक", mr: "पॅक" },
};

const find = <Value>(list: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined;

export const isColourOption = (name: string): boolean => /^colou?r$/i.test(name.trim());

/** The shade of a colour such as "Red" or "Phantom Black": a maker's own name is known by its last word. */
export function shadeOf(value: string): string | undefined {
  const name = value.trim().toLowerCase();
  return (find(colours, name) ?? find(colours, name.split(/\s+/).at(-1) ?? ""))?.hex;
}

/** An option's value in the reader's language: known colours are translated, everything else is shown as it is. */
export function optionValue(value: string, language: Language): string {
  const known = language !== "en" && find(colours, value.trim().toLowerCase());
  return known ? known[language as "hi" | "mr"] : value;
}

/** An option's name in the reader's language, if it is a known one. */
export function optionName(name: string, language: Language): string {
  const known = language !== "en" && find(options, name.trim().toLowerCase());
  return known ? known[language as "hi" | "mr"] : name;
}
