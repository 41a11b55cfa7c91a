// @vitest-environment happy-dom
import { runInThisContext } from "node:vm";
import { beforeEach, expect, it, vi } from "vitest";
import { earlyAddFor } from "./early-add";

const wanted = '{"productId":"prod_1","quantity":1}';
const sent = '{"userId":"cus_1","productId":"prod_1","quantity":1}';
const call = `/api/shop/cart/add${sent}`;
const added = { success: true, message: "उत्पादन कार्टमध्ये आहे" };

const script = /^<script>(.+)<\/script>$/.exec(earlyAddFor(`<button data-add="">`))?.[1] ?? "";
const answerOf = (body: object, status = 200) =>
  vi.fn(async () => new Response(JSON.stringify(body), { status }));
const button = () => document.querySelector("button") as HTMLButtonElement;
const line = () => document.getElementById("wait")?.textContent;
/** What a page makes of a press once it listens. */
const answered = () => window.earlyAnswer?.(call);

/** Only once: its listener stays with the window of these tests. */
runInThisContext(script);

beforeEach(() => {
  answered();
  document.documentElement.lang = "mr";
  delete document.documentElement.dataset.live;
  document.body.innerHTML = `<p id="wait">एक क्षण…</p><button type="button" aria-busy="true"><b>Add</b></button>`;
  button().dataset.add = wanted;
  localStorage.setItem("shopperId", "cus_1");
  window.earlyTaps = { taken: [], fail() {}, stop() {} };
});

it("sends a press at once, says in the page's language that it is done, and gives the page's own call the answer, once", async () => {
  const fetched = answerOf(added);
  vi.stubGlobal("fetch", fetched);
  button().querySelector("b")?.click();
  button().click();
  await expect.poll(() => line()).toBe(added.message);
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledWith(
    "/api/shop/cart/add",
    expect.objectContaining({
      method: "POST",
      body: sent,
      headers: expect.objectContaining({
        "Accept-Language": "mr",
        "Content-Type": "application/json",
        "Idempotency-Key": expect.stringMatching(/^[\da-f-]{36}$/),
      }),
    }),
  );
  expect(button().hasAttribute("aria-busy")).toBe(false);
  expect(window.earlyAnswer?.held).toBe(true);
  expect(await (await answered())?.json()).toEqual(added);
  expect(window.earlyAnswer?.held).toBe(false);
  expect(answered()).toBeUndefined();
});

it("forgets a refusal, so that the page asks again and says why", async () => {
  vi.stubGlobal("fetch", answerOf({ success: false, message: "Only 2 left" }, 409));
  button().click();
  await expect.poll(() => answered()).toBeUndefined();
  expect(line()).toBe("एक क्षण…");
});

it("keeps a call whose answer was lost, so that it is not sent twice", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new TypeError("Failed to fetch"))),
  );
  button().click();
  await expect(answered()).rejects.toThrow("Failed to fetch");
});

it.each<[why: string, change: () => void]>([
  ["nobody is signed in", () => localStorage.clear()],
  [
    "something else was pressed before",
    () => window.earlyTaps?.taken.push({ kind: "click", element: document.createElement("a") }),
  ],
  ["the page listens already", () => document.documentElement.setAttribute("data-live", "")],
  ["a call is under way", () => button().setAttribute("aria-disabled", "true")],
  ["nothing replays a press, as in development", () => delete window.earlyTaps],
  ["it is another button", () => button().removeAttribute("data-add")],
])("sends nothing where %s", (_, change) => {
  const fetched = answerOf(added);
  vi.stubGlobal("fetch", fetched);
  change();
  button().click();
  expect(fetched).not.toHaveBeenCalled();
});

it("is in no page without such a button", () => {
  expect(earlyAddFor("<button>Add</button>")).toBe("");
});
