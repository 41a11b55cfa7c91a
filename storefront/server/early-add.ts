import { createHash } from "node:crypto";
import { routes } from "@contract/routes";

const [method, path] = routes.addToCart;

/**
 * On a slow line a product's page can be read seconds before its scripts have come. Add to Cart does not wait for them:
 * `data-add` on the button (src/features/product-detail/buy-buttons.tsx) holds what is to be added, and this sends the
 * page's own call for it, in the name of the shopper whose id is kept here (src/lib/storage.ts). That it is done is said
 * where "One moment…" stood. When the page listens, the press is replayed as any other (early-taps.ts), and the call
 * that it makes is given this one's answer (src/lib/transport.ts), so nothing is sent twice.
 * Whoever follows a link before that finds it in the cart all the same (`keepalive`).
 *
 * Whoever has changed something before that press, a colour for example, waits for the scripts, which know what that
 * means for the button. A refusal is not kept either: the page asks again itself, and says why.
 */
const script = `(()=>{
const sent={};
const drop=call=>{
delete sent[call];
earlyAnswer.held=Object.keys(sent).length>0};
earlyAnswer=call=>{
const answer=sent[call];
drop(call);
return answer};
addEventListener("click",({target})=>{
const button=target.closest?.("[data-add]");
const {lang,dataset}=document.documentElement;
const {taken}=window.earlyTaps||{};
if(!button||button.hasAttribute("aria-disabled")||"live"in dataset||!taken||taken.some(({element})=>element!==button))return;
let userId;
try{userId=localStorage.shopperId}catch{}
const body=JSON.stringify({userId,...JSON.parse(button.dataset.add)});
const call="${path}"+body;
if(!userId||sent[call])return;
const answer=sent[call]=fetch("${path}",{method:"${method}",headers:{Accept:"application/json","Accept-Language":lang,"Content-Type":"application/json",...(crypto.randomUUID&&{"Idempotency-Key":crypto.randomUUID()})},body,keepalive:true});
earlyAnswer.held=true;
answer.then(reply=>reply.clone().json()).then(({success,message})=>{
const line=document.getElementById("wait");
if(!success)drop(call);
else if(line){
line.textContent=message;
button.removeAttribute("aria-busy")}}).catch(()=>{})},true)})()`.replaceAll("\n", "");

/** The hash that allows this inline script. */
export const earlyAddSource = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Goes before the script of the early taps, which keeps a press from everybody else; nothing for other pages. */
export const earlyAddFor = (body: string): string =>
  body.includes(" data-add=") ? `<script>${script}</script>` : "";
