import { type Piece, pieces } from "../vocabulary/tokens";

const sign = /[₹<>~+/%–—-]/;

/** Suffixes that Marathi and Hindi attach to an amount: "रुपयांच्या", "हजारांपर्यंत", "रुपयांत". */
const ending = /^(रुपय(?:े|ां|ा)?|हजार(?:ां|ा)?|लाख(?:ां|ा)?|शे|शें)(च्या|चा|ची|चे|पर्यंत|पेक्षा|हून|त)$/;

function split(piece: Piece): Piece[] {
  const found = ending.exec(piece.word);
  if (!found) return [piece];
  const [, stem = "", suffix = ""] = found;
  const cut = piece.end - suffix.length;
  return [
    { ...piece, word: stem, end: cut },
    { word: suffix, start: cut, end: piece.end, glued: true },
  ];
}

/** The words of a query and, between them, the signs used to write amounts (₹, -, /, <, +). */
export function wordsAndSigns(line: string): Piece[] {
  const all: Piece[] = [];
  let last = 0;
  const takeSigns = (until: number) => {
    for (let at = last; at < until; at += 1) {
      const char = line[at] ?? "";
      if (sign.test(char)) all.push({ word: char, start: at, end: at + 1, glued: all.at(-1)?.end === at });
    }
  };
  for (const piece of pieces(line)) {
    takeSigns(piece.start);
    all.push(...split({ ...piece, glued: all.at(-1)?.end === piece.start }));
    last = piece.end;
  }
  takeSigns(line.length);
  return all;
}
