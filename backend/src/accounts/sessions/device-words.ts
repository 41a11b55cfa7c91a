/** What a person calls the device that they sign in from. */
export type Device = { browser: string | null; system: string | null };

type Sign = readonly [sign: RegExp, name: string];

/** The order matters: most browsers also call themselves Chrome or Safari. */
const browsers: readonly Sign[] = [
  [/\bWhatsApp\b/, "WhatsApp"],
  [/\bInstagram\b/, "Instagram"],
  [/\bFB(AN|AV|_IAB)\b/, "Facebook"],
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT|Opera Mini)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(UCBrowser|UCWEB)/, "UC Browser"],
  [/\bMiuiBrowser\//, "Mi Browser"],
  [/\bVivoBrowser\//, "Vivo Browser"],
  [/\bHeyTapBrowser\//, "Oppo Browser"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Headless)?(Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
];

const systems: readonly Sign[] = [
  [/\bKAIOS\//i, "KaiOS"],
  [/\bAndroid\b/, "Android"],
  [/\biPad\b/, "iPad"],
  [/\biPhone\b/, "iPhone"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (signs: readonly Sign[], userAgent: string) =>
  signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/**
 * Browser and system by their everyday names. Versions and models are left out: they would only help to track a
 * person.
 */
export function deviceOf(userAgent: string | undefined): Device {
  const read = (userAgent ?? "").slice(0, 500);
  return { browser: nameIn(browsers, read), system: nameIn(systems, read) };
}
