import type { Language } from "@contract/constants";

/** A note at the top of a page that was cached before an outage. */
const sentences: Record<Language, string> = {
  en: "The shop is being restarted: prices and stock on this page may be a few minutes old.",
  hi: "दुकान फिर से शुरू हो रही है: इस पेज की कीमतें और स्टॉक कुछ मिनट पुराने हो सकते हैं।",
  mr: "दुकान पुन्हा सुरू होत आहे: या पानावरील किमती आणि साठा काही मिनिटांपूर्वीचा असू शकतो.",
};

/** Inserts the note into a document, before the part that React hydrates. */
export function agedNote(language: Language): (html: string) => string {
  const note = `<p role="status" class="bg-warn-soft px-4 py-2 text-center text-sm text-warn">${sentences[language]}</p>`;
  return (html) => html.replace('<div id="root">', () => `${note}<div id="root">`);
}
