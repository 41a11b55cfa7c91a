import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { addRupees } from "../../backend/src/contract/money";
import { escapeHtml } from "../console/escape-html";
import { readFields } from "../read-body";
import type { Call, Reply, StandIn } from "../stand-in";
import { Books, newId, type Transfer } from "./books";
import { sealNotice, sealReturn } from "./signatures";

type Settings = { merchant: string; secret: string; tells: { url: string } };

const rupees = z.string().regex(/^\d{1,9}\.\d{2}$/, "rupees are written like 499.00");
const NewCheckout = z.object({ reference: z.string().min(1).max(64), rupees, memo: z.string().default("") });
const NewReturn = z.object({ key: z.string().min(1).max(80), rupees });
const Act = z.object({ outcome: z.enum(["pay", "short", "refuse"]), from: z.string().default("") });
/** How many of the next calls from a shop's server get no response at all, and whether webhooks are lost. */
const Faults = z.object({ mute: z.int().default(0), losesNotices: z.boolean().default(false) });

const refuse = (status: number, error: string): Reply => ({ status, json: { error } });

function isSame(given: string | undefined, wanted: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * A bank that differs from Razorpay wherever a payment gateway may: it has a page and no window, redirects the
 * browser back by a link, confirms payments late, refunds overnight, and uses rupees.
 */
export function openSlowBank({ merchant, secret, tells }: Settings): StandIn {
  const books = new Books();
  let faults = Faults.parse({});
  const now = () => new Date().toISOString();

  const notify = async (event: string, transfer: Transfer): Promise<void> => {
    if (!tells.url || faults.losesNotices) return;
    const notice = newId("EVT");
    const body = JSON.stringify({ notice, event, checkout: transfer.checkout, transfer: transfer.transfer });
    const time = now();
    const headers = {
      "content-type": "application/json",
      "x-bank-time": time,
      "x-bank-seal": sealNotice(time, body, secret),
    };
    await fetch(tells.url, { method: "POST", headers, body }).catch(() => undefined);
  };

  const merchantsOnly =
    (handler: StandIn["routes"][string]) =>
    (call: Call): Reply | Promise<Reply> => {
      const { authorization } = call.request.headers;
      if (!isSame(authorization, `Bearer ${merchant}:${secret}`)) return refuse(401, "unknown merchant");
      if (faults.mute <= 0) return handler(call);
      faults.mute -= 1;
      // Until the caller gives up.
      return new Promise((resolve) => call.request.socket.once("close", () => resolve({ hangUp: true })));
    };

  const open = async ({ request }: Call): Promise<Reply> => {
    const wanted = NewCheckout.safeParse(await readFields(request));
    if (!wanted.success) return refuse(422, wanted.error.issues[0]?.message ?? "unreadable");
    const known = books.checkouts.find(({ reference }) => reference === wanted.data.reference);
    if (known) return { json: known };
    const made = { checkout: newId("CHK"), ...wanted.data, openedAt: now() };
    books.checkouts.push(made);
    return { json: made };
  };

  const giveBack = async ({ params, request }: Call): Promise<Reply> => {
    const transfer = books.transfer(params.id ?? "");
    const wanted = NewReturn.safeParse(await readFields(request));
    if (!transfer || !wanted.success) return refuse(422, "no such transfer");
    const all = books.returnsOf(transfer.transfer);
    const known = all.find(({ key }) => key === wanted.data.key);
    if (known) return { json: known };
    const gone = addRupees(...all.map(({ rupees }) => Number(rupees)), Number(wanted.data.rupees));
    if (transfer.state !== "settled" || gone > Number(transfer.rupees))
      return refuse(409, "that is more than there is");
    const made = {
      return: newId("RTN"),
      transfer: transfer.transfer,
      ...wanted.data,
      state: "queued" as const,
    };
    books.returns.push(made);
    return { json: made };
  };

  /** Performs the shopper's action on the bank's page; returns the parameters of the link back to the shop. */
  const act = async ({ params, request }: Call): Promise<Reply> => {
    const checkout = books.checkout(params.id ?? "");
    const wanted = Act.safeParse(await readFields(request));
    if (!checkout || !wanted.success) return refuse(404, "no such checkout");
    const { outcome, from } = wanted.data;
    const transfer: Transfer = {
      transfer: newId("TRF"),
      checkout: checkout.checkout,
      rupees: outcome === "short" ? "1.00" : checkout.rupees,
      state: outcome === "refuse" ? "refused" : "processing",
      reason: outcome === "refuse" ? "Not enough money in the account" : null,
      from,
      at: now(),
    };
    books.transfers.push(transfer);
    const seal = sealReturn(checkout.checkout, transfer.transfer, transfer.state, secret);
    return {
      json: { checkout: checkout.checkout, transfer: transfer.transfer, state: transfer.state, seal },
    };
  };

  /** The bank settles this checkout: its money is there. */
  const settle = async ({ params }: Call): Promise<Reply> => {
    const waiting = books.transfersOf(params.id ?? "").filter(({ state }) => state === "processing");
    for (const transfer of waiting) {
      transfer.state = "settled";
      await notify("transfer.settled", transfer);
    }
    return { json: { settled: waiting.length } };
  };

  /** The nightly run: requested refunds are processed. */
  const finishReturns = async (): Promise<Reply> => {
    const queued = books.returns.filter(({ state }) => state === "queued");
    for (const one of queued) {
      one.state = "done";
      const transfer = books.transfer(one.transfer);
      if (transfer) await notify("return.done", transfer);
    }
    return { json: { done: queued.length } };
  };

  const page = ({ params, query }: Call): Reply => {
    const checkout = books.checkout(params.id ?? "");
    if (!checkout) return { status: 404, html: "<h1>No such payment</h1>" };
    const settings = JSON.stringify({
      id: checkout.checkout,
      back: query.get("back") ?? "",
      cancel: query.get("cancel") ?? "",
    }).replaceAll("<", "\\u003c");
    return {
      html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Slow bank</title></head><body>
<h1>Slow bank (test)</h1><p>${escapeHtml(checkout.memo)}: ₹${escapeHtml(checkout.rupees)}</p>
<button data-outcome="pay">Pay</button> <button data-outcome="refuse">Have too little</button> <button data-outcome="">Go back</button>
<script>const settings=${settings};
for(const button of document.querySelectorAll("button"))button.onclick=async()=>{
 const {outcome}=button.dataset;if(!outcome)return location.assign(settings.cancel);
 const reply=await fetch("/slow-bank/act/"+settings.id,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({outcome})});
 location.assign(settings.back+"?"+new URLSearchParams(await reply.json()))};
</script></body></html>`,
    };
  };

  const guarded: StandIn["routes"] = {
    "POST /slow-bank/checkouts": open,
    "GET /slow-bank/checkouts/:id/transfers": ({ params }) => ({ json: books.transfersOf(params.id ?? "") }),
    "GET /slow-bank/transfers/:id": ({ params }) => {
      const transfer = books.transfer(params.id ?? "");
      return transfer ? { json: transfer } : refuse(404, "no such transfer");
    },
    "POST /slow-bank/transfers/:id/returns": giveBack,
    "GET /slow-bank/transfers/:id/returns": ({ params }) => ({ json: books.returnsOf(params.id ?? "") }),
    "GET /slow-bank/returns/:id": ({ params }) => {
      const found = books.returns.find((one) => one.return === params.id);
      return found ? { json: found } : refuse(404, "no such return");
    },
    "GET /slow-bank/statement": () => ({
      json: { checkouts: books.checkouts, transfers: books.transfers, returns: books.returns },
    }),
  };

  return {
    title: "A slow bank (test payments)",
    routes: {
      ...Object.fromEntries(
        Object.entries(guarded).map(([route, handler]) => [route, merchantsOnly(handler)]),
      ),
      "GET /slow-bank/pay/:id": page,
      "POST /slow-bank/act/:id": act,
      "POST /slow-bank/settle/:id": settle,
      "POST /slow-bank/finish-returns": finishReturns,
      "POST /slow-bank/faults": async ({ request }) => {
        faults = Faults.parse(await readFields(request));
        return { json: faults };
      },
    },
    section: () => `<p>${books.checkouts.length} checkouts, ${books.transfers.length} transfers.</p>`,
    stop: async () => undefined,
  };
}
