import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The smallest encoding that the browser accepts; an encoding refused with `;q=0` is not chosen. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const offers = accepted.toLowerCase().split(",").map(readOffer);
  const takes = (name: string) => offers.some((offer) => offer.name === name && offer.quality > 0);
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}

function readOffer(part: string): { name: string; quality: number } {
  const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  return { name, quality: quality ? Number(quality.slice(2)) : 1 };
}

/** Compresses on zlib's threads. Level 4 of brotli beats gzip 9 on HTML at a third of its time. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") {
    return toBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  }
  return encoding === "gzip" ? toGzip(body, { level: 6 }) : Promise.resolve(body);
}

/** Types worth compressing: text in its many forms, never pictures or fonts that are packed already. */
export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/.test(type);
}
