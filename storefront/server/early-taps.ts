/**
 * A page can be touched before its scripts have come. Links, menus, searching and text fields work by themselves; what needs
 * a script is noted here and told to the page once it listens (src/lib/early-taps.ts): a press of a button, a form that is
 * sent, a field that is filled in. What asks for an answer gets one at once: the words in the body's `data-wait`.
 */
export const earlyTaps = `(()=>{
const taken=[];
const kinds=["click","submit","input"];
const note=(kind,element,value)=>{
const known=taken.find(tap=>tap.kind===kind&&tap.element===element);
known?known.value=value:taken.push({kind,element,value})};
const wait=element=>{
element.setAttribute("aria-busy","true");
if(!document.getElementById("wait"))document.body.append(Object.assign(document.createElement("p"),{id:"wait",role:"status",textContent:document.body.dataset.wait}))};
const keep=(event,element,pressed=element)=>{
event.preventDefault();
event.stopImmediatePropagation();
wait(pressed);
note(event.type,element)};
const listen=event=>{
const {type,target}=event;
if(type==="click"){
const button=target.closest("#root button");
if(button?.type==="button")keep(event,button)
}else if(type==="submit"){
if(!target.hasAttribute("action")&&target.getAttribute("method")!=="get")keep(event,target,event.submitter||target)
}else{
const ticked=target.type==="checkbox";
if(ticked||target.matches("select"))wait(target);
note("input",target,ticked?target.checked:target.value)}};
for(const kind of kinds)addEventListener(kind,listen,true);
window.earlyTaps={taken,stop(){for(const kind of kinds)removeEventListener(kind,listen,true)}}})();`;
