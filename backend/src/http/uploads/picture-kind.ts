const startsWith = (bytes: Buffer, at: number, text: string) =>
  bytes.toString("latin1", at, at + text.length) === text;

/** The accepted picture format of these bytes, by their beginning; the file name and the declared type are ignored. */
export function pictureKind(bytes: Buffer): "png" | "jpeg" | "webp" | "avif" | undefined {
  if (startsWith(bytes, 0, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(bytes, 0, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, 0, "RIFF") && startsWith(bytes, 8, "WEBP")) return "webp";
  if (startsWith(bytes, 4, "ftyp") && /^avi[fs]/.test(bytes.toString("latin1", 8, 12))) return "avif";
  return undefined;
}
