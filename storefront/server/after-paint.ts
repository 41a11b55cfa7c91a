import { createHash } from "node:crypto";
import { earlyTaps } from "./early-taps";
import { safeJson } from "./safe-json";

/**
 * Fetches a page's scripts after its first paint, so that until then the bandwidth and CPU of a cheap phone go to the
 * visible page. A hidden page (a background tab) has no paint to wait for. If the browser reports no paint, the wait
 * ends after two seconds. The entry runs once the whole page has been parsed, like a deferred script. The last one, for
 * reading without a connection, waits until the page is idle, and is not for who saves data.
 *
 * Before anything is painted it writes the visitor's pincode, if one is kept, on the document (src/lib/kept-pincode.ts):
 * the styles then keep room for what cards say of it, which is not in the page that all visitors share.
 */
const loader = `(()=>{
try{const {deliveryPincode,addressPincode}=localStorage,kept=deliveryPincode??addressPincode;
if(/^[1-9][0-9]{5}$/.test(kept))document.documentElement.dataset.pincode=kept}catch{}
const [entry,idle,...chunks]=JSON.parse(document.getElementById("scripts").textContent);
const add=(name,set)=>document.head.append(Object.assign(document.createElement(name),set));
const enter=()=>add("script",{type:"module",src:entry,onerror:earlyTaps.fail});
const load=()=>{
for(const href of [entry,...chunks])add("link",{rel:"modulepreload",href});
document.readyState==="loading"?addEventListener("DOMContentLoaded",enter):enter()};
let waits=true;
const once=()=>{if(waits){waits=false;load()}};
new PerformanceObserver(once).observe({type:"paint",buffered:true});
setTimeout(once,document.hidden?0:2000);
const rest=()=>(window.requestIdleCallback||setTimeout)(()=>add("script",{type:"module",src:idle}));
if(idle&&"serviceWorker"in navigator&&!navigator.connection?.saveData)addEventListener("load",rest)})()`;

/** On one line: it is in every page. */
const inline = (earlyTaps + loader).replaceAll("\n", "");

/** The hash that allows this one inline script. It is the same on every page, so pages stay cacheable. */
export const inlineSource = `'sha256-${createHash("sha256").update(inline).digest("base64")}'`;

/** Tags that fetch the entry script and the chunks it needs after the first paint, and `idle`, if any, at rest. */
export function scriptsAfterPaint(entry: string, idle: string, chunks: readonly string[]): string {
  return `<script type="application/json" id="scripts">${safeJson([entry, idle, ...chunks])}</script><script>${inline}</script>`;
}
