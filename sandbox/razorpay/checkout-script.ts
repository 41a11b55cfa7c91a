/**
 * A stand-in for checkout.js: the same `new Razorpay(options).open()` with `handler`, `modal.ondismiss`,
 * `on("payment.failed")`, and `callback_url` with `redirect`.
 */
export function checkoutScript(origin: string): string {
  return `(()=>{
const origin=${JSON.stringify(origin)};
window.Razorpay=class Razorpay{
 constructor(options){this.options=options;this.listeners={}}
 on(event,listener){this.listeners[event]=listener;return this}
 open(){
  const {order_id,callback_url,redirect,description=""}=this.options;
  const said="&description="+encodeURIComponent(description);
  if(callback_url&&redirect){location.assign(origin+"/hosted/"+order_id+"?callback_url="+encodeURIComponent(callback_url)+said);return}
  const frame=document.createElement("iframe");
  frame.title="Test payment";frame.src=origin+"/hosted/"+order_id+"?shop="+encodeURIComponent(location.origin)+said;
  frame.style.cssText="position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647";
  const close=()=>{frame.remove();removeEventListener("message",listen)};
  const listen=(event)=>{
   if(event.origin!==origin||event.source!==frame.contentWindow||event.data.source!=="razorpay-sandbox")return;
   const {kind,answer,error}=event.data;
   if(kind==="paid"){close();this.options.handler?.(answer)}
   if(kind==="failed")this.listeners["payment.failed"]?.({error});
   if(kind==="closed"){close();this.options.modal?.ondismiss?.()}
  };
  this.close=close;
  addEventListener("message",listen);document.body.append(frame);
 }
};
})();`;
}
