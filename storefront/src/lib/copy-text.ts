/**
 * Puts it into the clipboard. Resolves to whether it is there: over plain http and in the browsers of other apps there is
 * no clipboard, or it refuses.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
