import type { Language } from "@contract/constants";
import { dayAndTime } from "../src/lib/dates";

/** A note at the top of a page that was cached before an outage, with the moment in which it was made. */
const sentences: Record<Language, (made: string) => string> = {
  en: (made) => `The shop cannot be reached just now: prices and stock on this page are those of ${made}.`,
  hi: (made) => `दुकान से अभी संपर्क नहीं हो पा रहा है: इस पेज की कीमतें और स्टॉक ${made} के हैं।`,
  mr: (made) => `दुकानाशी आत्ता संपर्क होत नाही: या पानावरील किमती आणि साठा ${made} रोजीचा आहे.`,
};

/** Inserts the note into a document, before the part that React hydrates. */
export function agedNote(language: Language, made: Date): (html: string) => string {
  const sentence = sentences[language](dayAndTime(made.toISOString(), language));
  const note = `<p role="status" class="bg-warn-soft px-4 py-2 text-center text-sm text-warn">${sentence}</p>`;
  return (html) => html.replace('<div id="root">', () => `${note}<div id="root">`);
}
