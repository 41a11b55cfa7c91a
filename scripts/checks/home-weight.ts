import type { Check } from "./check";
import { recordedHome } from "./recorded-home";
import { renderHome } from "./render-home";

/**
 * The most characters that the home page's HTML may have: a cheap phone parses, styles and hydrates every one of them. In
 * English they are bytes; one in Devanagari is three before it is compressed.
 */
const MOST = 60_000;

const thousands = (characters: number) => (characters / 1000).toFixed(1);

export const homeWeightCheck: Check = {
  name: `the home page's HTML at most ${thousands(MOST)} thousand characters in each language`,
  run: async () => {
    const said = recordedHome();
    const pages = await renderHome((address) => said[address]);
    const problems = pages.flatMap(({ language, status, html }) => {
      if (status !== 200) return [`The home page was answered with ${status} (${language})`];
      if (html.length <= MOST) return [];
      return [`The home page has ${html.length} characters (${language}); ${MOST} are the most`];
    });
    const note = pages.map(({ language, html }) => `${language} ${thousands(html.length)}`).join(" · ");
    return { problems, note };
  },
};
