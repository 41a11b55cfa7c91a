type Say = (key: string) => string;

let say: Say = (key) => key;

/** Gives the requests, which no component makes, the panel's language. */
export function speakWith(translate: Say): void {
  say = translate;
}

/** What the panel says itself, where the server has said nothing. */
export const inPanelWords: Say = (key) => say(key);
