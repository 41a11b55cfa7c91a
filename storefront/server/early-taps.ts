/**
 * A page can be touched before its scripts have come. Links, menus, searching and text fields work by themselves; what needs
 * a script is noted here and told to the page once it listens (src/lib/early-taps.ts): a press of a button, a form that is
 * sent, a field that is filled in. What asks for an answer gets one at once: the words in the body's `data-wait`. Where the
 * scripts are late, or do not come at all, `data-late` takes their place beside a link that loads the page again.
 *
 * Until it is told, the page hears of nothing, even where React listens already: else it would answer to what is done
 * last before it knows of what was done first, and old text would be told over newer.
 */
export const earlyTaps = `(()=>{
const taken=[];
const kinds=["click","submit","input","change"];
const said=()=>document.getElementById("wait");
let timer,late;
const say=()=>{
const line=said()||document.createElement("p");
const {wait,late:sentence,again}=document.body.dataset;
line.id="wait";
line.setAttribute("role","status");
line.textContent=late?sentence+" ":wait;
if(late)line.append(Object.assign(document.createElement("a"),{href:location.href,textContent:again}));
document.body.append(line)};
const fail=()=>{late=true;if(said())say()};
const wait=element=>{
element.setAttribute("aria-busy","true");
timer=timer||setTimeout(fail,20000);
if(!said())say()};
const note=(kind,element,value)=>{
const known=taken.find(tap=>tap.kind===kind&&tap.element===element);
known?known.value=value:taken.push({kind,element,value})};
const keep=(event,element,pressed=element)=>{
event.preventDefault();
wait(pressed);
note(event.type,element)};
const listen=event=>{
const {type,target}=event;
const button=type==="click"&&target.closest("#root button");
const ticked=/^(checkbox|radio)$/.test(target.type);
if(type!=="click"||button||ticked)event.stopImmediatePropagation();
if(button&&button.type==="button")keep(event,button);
if(type==="submit"&&!target.hasAttribute("action")&&target.getAttribute("method")!=="get")keep(event,target,event.submitter||target);
if(type==="input"){
if(ticked||target.matches("select"))wait(target);
note(type,target,ticked?target.checked:target.value)}};
for(const kind of kinds)addEventListener(kind,listen,true);
window.earlyTaps={taken,fail,stop(){
clearTimeout(timer);
for(const kind of kinds)removeEventListener(kind,listen,true)}}})();`;
