import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subset from "subset-font";
import { devanagari, latin } from "./characters";

type FontFile = { name: string; source: string; characters: string; features?: string[] };

/** Of Mukta's Latin, pages use these: its old-style figures, small capitals and alternates are left behind. */
const latinFeatures = ["kern", "liga", "locl", "tnum"];

/**
 * The shop's font files and what each is made of. Regular also serves medium text and the heavier file every heading:
 * a third weight in both scripts would not fit into 60 kB.
 */
export const fontFiles: readonly FontFile[] = [
  {
    name: "latin-400",
    source: "@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf",
    characters: latin,
    features: latinFeatures,
  },
  {
    name: "latin-600",
    source: "@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf",
    characters: latin,
    features: latinFeatures,
  },
  {
    name: "devanagari-400",
    source: "@expo-google-fonts/yantramanav/400Regular/Yantramanav_400Regular.ttf",
    characters: devanagari,
  },
  {
    name: "devanagari-700",
    source: "@expo-google-fonts/yantramanav/700Bold/Yantramanav_700Bold.ttf",
    characters: devanagari,
  },
];

export const fontFolder = join(import.meta.dirname, "../../storefront/src/styles/fonts");

const require = createRequire(import.meta.url);

/** The whole typeface that a file is cut from. */
export const wholeFont = ({ source }: FontFile): Buffer => readFileSync(require.resolve(source));

/** The bytes of a file, as WOFF2: the same for the same packages. Every glyph that its characters can form together stays. */
export const cutFont = (file: FontFile): Promise<Buffer> =>
  subset(wholeFont(file), file.characters, {
    targetFormat: "woff2",
    // Screens of today smooth letters without instructions, which are a third of the bytes.
    noHinting: true,
    ...(file.features && { keepFeatures: file.features }),
  });
