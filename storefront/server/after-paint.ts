import { createHash } from "node:crypto";
import { earlyTaps } from "./early-taps";
import { safeJson } from "./safe-json";

/**
 * Fetches a page's scripts when its first paint is done: until then the line and the processor of a cheap phone belong to
 * what the shopper looks at. A page that nobody looks at yet (a tab in the background) has no paint to wait for, and a browser
 * that tells of none is not waited for longer than two seconds.
 * The entry runs when the whole page has been read, as a deferred script does.
 */
const loader = `(()=>{
const [entry,...chunks]=JSON.parse(document.getElementById("scripts").textContent);
const add=(name,set)=>document.head.append(Object.assign(document.createElement(name),set));
const enter=()=>add("script",{type:"module",src:entry,onerror:earlyTaps.fail});
const load=()=>{
for(const href of [entry,...chunks])add("link",{rel:"modulepreload",href});
document.readyState==="loading"?addEventListener("DOMContentLoaded",enter):enter()};
let waits=true;
const once=()=>{if(waits){waits=false;load()}};
new PerformanceObserver(once).observe({type:"paint",buffered:true});
setTimeout(once,document.hidden?0:2000)})()`;

const inline = earlyTaps + loader;

/** What lets this one inline script run: it is the same on every page, so pages stay cacheable. */
export const inlineSource = `'sha256-${createHash("sha256").update(inline).digest("base64")}'`;

/** Tags that fetch the entry's script, and the chunks that it will ask for, after the first paint. */
export function scriptsAfterPaint(entry: string, chunks: readonly string[]): string {
  return `<script type="application/json" id="scripts">${safeJson([entry, ...chunks])}</script><script>${inline}</script>`;
}
