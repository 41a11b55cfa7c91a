/**
 * A schema.org object in the page. `<` is escaped, so that no text can close the element. In the browser, where no
 * search engine reads it, it may be undefined: what the server wrote then stays.
 */
export function StructuredData({ data }: { data: object | undefined }) {
  const json = data ? JSON.stringify(data).replaceAll("<", "\\u003c") : "";
  const content = { __html: json };
  return (
    <script
      suppressHydrationWarning
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, escaped above
      dangerouslySetInnerHTML={content}
    />
  );
}
