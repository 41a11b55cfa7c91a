type Say = (key: string) => string;

let say: Say = (key) => key;

/** Gives the panel's language to requests, which are not made by components. */
export function speakWith(translate: Say): void {
  say = translate;
}

/** The panel's own texts, for cases without a text from the server. */
export const inPanelWords: Say = (key) => say(key);
