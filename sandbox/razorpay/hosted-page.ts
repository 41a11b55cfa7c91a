import { formatExactRupees, paise, toRupees } from "../../backend/src/contract/money";
import { escapeHtml } from "../console/escape-html";
import type { RazorpayOrder } from "./entities";

export type Way = {
  /** The shop's description of the payment. */
  description?: string | null | undefined;
  /** The origin of the parent page, if it is a frame of the shop: it gets messages. */
  shopOrigin?: string | null | undefined;
  /** Where a stand-alone page posts its form, as Razorpay does, and where it redirects when closed. */
  callbackUrl?: string | null | undefined;
  cancelUrl?: string | null | undefined;
};

const webAddress = (url: string | null | undefined) => (url && /^https?:\/\//.test(url) ? url : null);

/** The payment page, in a frame of the shop or stand-alone. */
export function hostedPage(order: RazorpayOrder, way: Way): string {
  const settings = JSON.stringify({
    orderId: order.id,
    callbackUrl: webAddress(way.callbackUrl),
    cancelUrl: webAddress(way.cancelUrl),
    shopOrigin: way.shopOrigin ?? "",
  }).replaceAll("<", "\\u003c");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Test payment</title>
<style>
 body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center;background:#0f172acc;color:#0f172a}
 main{box-sizing:border-box;background:#fff;border-radius:16px;padding:24px;width:min(400px,92vw);box-shadow:0 20px 60px #0006}
 .note{background:#fef3c7;border-radius:8px;padding:8px 12px;font-weight:600}
 h1{font-size:28px;margin:12px 0 4px} p{margin:4px 0 16px;color:#475569}
 button{display:block;width:100%;padding:14px;margin:8px 0;border-radius:10px;border:1px solid #cbd5e1;background:#fff;font:inherit;font-weight:600;cursor:pointer}
 button.pay{background:#14532d;color:#fff;border-color:#14532d}
</style></head><body><main>
<div class="note" role="note">Test payment. No money moves.</div>
<h1>${escapeHtml(formatExactRupees(toRupees(paise(order.amount))))}</h1><p>${escapeHtml(way.description || order.id)}</p>
<button class="pay" data-outcome="captured">Pay by UPI (test)</button>
<button data-outcome="failed">Let the bank refuse</button>
<button data-outcome="authorized">Leave it authorised</button>
<button data-outcome="closed">Close</button>
<p id="said" role="status"></p></main>
<script>
const settings=${settings};
const said=document.getElementById("said");
const tell=(message)=>parent!==window&&parent.postMessage({source:"razorpay-sandbox",...message},settings.shopOrigin);
const leave=(fields)=>{const form=document.createElement("form");form.method="post";form.action=settings.callbackUrl;
 for(const [name,value] of Object.entries(fields)){const input=document.createElement("input");input.type="hidden";input.name=name;input.value=value;form.append(input)}
 document.body.append(form);form.submit()};
for(const button of document.querySelectorAll("button"))button.onclick=async()=>{
 const outcome=button.dataset.outcome;said.textContent="One moment…";
 const response=await fetch("/pay/"+settings.orderId,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({outcome})});
 const answer=await response.json();
 if(!response.ok){said.textContent=answer.error;return}
 if(outcome==="closed"){tell({kind:"closed"});if(settings.cancelUrl)location.assign(settings.cancelUrl);else if(settings.callbackUrl)history.back();return}
 if(outcome==="failed"){tell({kind:"failed",error:{code:"BAD_REQUEST_ERROR",description:"The bank refused this test payment",reason:"payment_failed"}});
  if(settings.callbackUrl)leave({"error[code]":"BAD_REQUEST_ERROR","error[description]":"The bank refused this test payment","error[metadata]":JSON.stringify({order_id:settings.orderId})});
  said.textContent="The bank refused. You can try again.";return}
 tell({kind:"paid",answer});if(settings.callbackUrl)leave(answer)};
</script></body></html>`;
}
