import { useTranslation } from "react-i18next";

type Device = { browser: string | null; system: string | null };

/** What a device is called: "Chrome on Android"; `unknown` if neither is known. */
export function useDeviceName() {
  const { t } = useTranslation("account");
  return ({ browser, system }: Device, unknown: string): string =>
    browser && system ? t("devices.name", { browser, system }) : (browser ?? system ?? unknown);
}
