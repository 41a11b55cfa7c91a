/** The shop's name as the web process wrote it into the panel's page. */
export const shopName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "";
