/**
 * A page can be used before its scripts have loaded. Links, menus, search and text fields work without them. What
 * needs a script (a button press, a submitted form, a filled field) is recorded here and replayed once the page
 * listens (src/lib/early-taps.ts). An action that needs a response shows one at once: the words in the body's
 * `data-wait`. If the scripts are late or never load, `data-late` replaces them, with a link that reloads the page.
 * Until the replay the page gets no events, even if React already listens: otherwise it would handle the latest
 * action before the earlier ones, and old text would be replayed over newer text. In that time React, which has not
 * heard of what was typed or chosen, may reset the field: it is restored in each frame, before more is typed, and before
 * the browser sends it.
 * A link marked `data-tap` opens something here: a press is recorded too, and the link followed if scripts are late.
 * In a part that listens later than its page (src/lib/later-part.tsx, `data-later`), recording goes on until it does.
 * `data-live` on the document says that the page listens: its links are the router's from then on.
 */
export const earlyTaps = `(()=>{
const taken=[];
const kinds=["click","submit","input","change"];
const said=()=>document.getElementById("wait");
let timer,late,heard;
const say=()=>{
const line=said()||document.createElement("p");
const {wait,late:sentence,again}=document.body.dataset;
line.id="wait";
line.setAttribute("role","status");
line.textContent=late?sentence+" ":wait;
if(late)line.append(Object.assign(document.createElement("a"),{href:location.href,textContent:again}));
document.body.append(line)};
const fail=()=>{
late=true;
const way=taken.find(({element})=>element.href);
if(way)location=way.element.href;
else if(said())say()};
const wait=element=>{
element.setAttribute("aria-busy","true");
timer=timer||setTimeout(fail,20000);
if(!said())say()};
const hold=()=>{
restore(()=>true);
if(taken.length)requestAnimationFrame(hold)};
const note=(kind,element,value)=>{
const known=taken.find(tap=>tap.kind===kind&&tap.element===element);
known?known.value=value:taken.push({kind,element,value})>1||hold()};
const keep=(event,element,pressed=element)=>{
event.preventDefault();
wait(pressed);
note(event.type,element)};
const restore=wanted=>{
for(const {kind,element,value} of taken)if(kind==="input"&&wanted(element)){
const of=typeof value==="string"?"value":"checked";
if(element[of]!==value)element[of]=value}};
const before=({target})=>restore(element=>element===target);
const listen=event=>{
const {type,target}=event;
if(heard&&!(target instanceof Element&&target.closest("[data-later]")))return;
if(type==="submit")restore(element=>element.form===target);
const button=type==="click"&&target.closest("#root button,#root [data-tap]");
const ticked=/^(checkbox|radio)$/.test(target.type);
if(type!=="click"||button||ticked)event.stopImmediatePropagation();
if(button&&(button.type==="button"||button.href&&!(event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)))keep(event,button);
if(type==="submit"&&!target.hasAttribute("action")&&target.getAttribute("method")!=="get")keep(event,target,event.submitter||target);
if(type==="input"){
const rival=taken.findIndex(({element})=>element!==target&&element.name===target.name);
if(target.type==="radio"&&rival>=0)taken.splice(rival,1);
if(ticked||target.matches("select"))wait(target);
note(type,target,ticked?target.checked:target.value)}};
for(const kind of kinds)addEventListener(kind,listen,true);
addEventListener("beforeinput",before,true);
window.earlyTaps={taken,fail,stop(){
heard=true;
document.documentElement.dataset.live="";
timer=clearTimeout(timer)}}})();`;
