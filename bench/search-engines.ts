/** How often a text is in what an address answers, which is read as it comes, and how long that took. */
async function countIn(address: string, text: string) {
  const began = performance.now();
  const { status, body } = await fetch(address);
  if (status !== 200 || !body) throw new Error(`${address} answered ${status}`);
  let [count, bytes, rest] = [0, 0, ""];
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    const read = rest + decoder.decode(part.value, { stream: true });
    count += read.split(text).length - 1;
    rest = read.slice(-(text.length - 1));
  }
  return { count, megabytes: bytes / 1e6, seconds: (performance.now() - began) / 1_000 };
}

/** Reads the sitemap's files and the feed of products whole, as a search engine does; returns what they hold. */
export async function readForSearchEngines(url: string): Promise<string> {
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  const files = [...index.matchAll(/\/sitemaps\/products-\d+\.xml/g)].map(([path]) => path);
  let [pages, megabytes, seconds] = [0, 0, 0];
  for (const path of files) {
    // Of each product the page in each of the three languages.
    const file = await countIn(url + path, "<url>");
    pages += file.count;
    megabytes += file.megabytes;
    seconds += file.seconds;
  }
  const feed = await countIn(`${url}/feeds/products-en.xml`, "<item>");
  const told = (mb: number, s: number) => `${mb.toFixed(0)} MB in ${s.toFixed(1)} s`;
  return `sitemap: ${files.length} files, ${pages} pages, ${told(megabytes, seconds)}; feed: ${feed.count} things, ${told(feed.megabytes, feed.seconds)}`;
}
