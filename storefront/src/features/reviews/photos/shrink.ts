/** The shop keeps no picture that is wider; the rest is for looking closer. In pixels. */
const longestSide = 2_160;
/** A smaller file is sent as it is. */
const smallBytes = 1_000_000;

/** The sides of a picture that fits, in proportion; a small one stays as it is. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * A photo as it is sent: a phone's ten megabytes become one, which a slow line carries. What this browser cannot read
 * is sent as it is: the shop says what is wrong with it.
 */
export async function shrunk(file: File): Promise<Blob> {
  if (file.size <= smallBytes) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = document.createElement("canvas");
    Object.assign(canvas, fitted(bitmap.width, bitmap.height));
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const small = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", 0.85);
    });
    return small && small.size < file.size ? small : file;
  } catch {
    return file;
  }
}
