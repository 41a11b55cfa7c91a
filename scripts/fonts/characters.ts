const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** What English texts, prices and measures are written with; other letters come from the visitor's own fonts. */
export const latin = `${range(0x20, 0x7e)}\u00a0©®°±²³´·»«¼½¾×÷àáâçèéêíñóôöúü–—‘’“”‚„•…‹›₹−≤≥`;

/** The whole block, whatever operators write, with the joiners that ask for a form of a conjunct (र्‍य, अ‍ॅ). */
export const devanagari = `${range(0x0900, 0x097f)}\u200c\u200d\u25cc`;
