import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyLimits } from "@contract/body-limit";
import { addressIn, splitAddress } from "@contract/page-addresses";
import type * as Renderer from "../../src/entry-server";
import { plain, plainAt } from "../../src/plain/addresses";
import { type Assets, documentOf } from "../document";
import { askedLanguageCookie } from "../language-cookie";
import { liteCookie } from "../lite";
import type { Asker, PageServer } from "../pages";
import { sendFailure } from "../send-failure";
import { visitorOf } from "../visitor";
import { BodyRefused, readWhole, Unfinished } from "../whole-body";
import type { VisitorCalls } from "./callers";
import { isOwnForm } from "./own-origin";

type Parts = {
  renderer: Pick<typeof Renderer, "answerPlain" | "foreignForm" | "needsScripts" | "renderPlain">;
  assets: Assets;
  origin: string;
  calls: VisitorCalls;
  trustedHops: number;
};

/**
 * The pages and forms that need no script. They are one visitor's: rendered anew at each visit and kept by nobody.
 * What a form has changed is shown by another page (303), so that a reload changes nothing again; a refused form is
 * shown at once, with what was typed. A form of any other page needs a script, and is answered in words.
 */
export function plainServer({ renderer, assets, origin, calls, trustedHops }: Parts): PageServer {
  const unfinished = new Unfinished();
  const isSecure = origin.startsWith("https:");

  async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
    const announced = Number(req.headers["content-length"] ?? bodyLimits.guest);
    if (announced > bodyLimits.guest) throw new BodyRefused("tooLarge");
    const { signal, leave } = unfinished.enter(visitorOf(req, trustedHops).address, announced);
    const body = await readWhole(req, bodyLimits.guest, signal).finally(leave);
    return new URLSearchParams(body.toString("utf8"));
  }

  async function answer(
    url: URL,
    req: IncomingMessage,
    res: ServerResponse,
    { cookies: sent, lite }: Asker,
  ): Promise<void> {
    const { language, path } = splitAddress(url.pathname);
    const address = plainAt(req.method, path);
    const form = address && req.method === "POST" ? await readForm(req) : undefined;
    const hosts = [new URL(origin).host, visitorOf(req, trustedHops).host];
    const isForeign = form !== undefined && !isOwnForm(req, hosts);
    const query = url.searchParams;
    const answerTo = async () => {
      if (!address) return renderer.needsScripts;
      return isForeign ? renderer.foreignForm : renderer.answerPlain(address, { language, query, form });
    };
    const { result, setCookies } = await calls.as(req, language, async () => {
      const found = await answerTo();
      if ("to" in found) return found;
      const at = { url: path + url.search, language, origin };
      return { status: found.status, rendered: await renderer.renderPlain(found.page, at, lite) };
    });
    const asked = askedLanguageCookie(query, sent, isSecure);
    const chosen = "to" in result && result.isLite !== undefined && liteCookie(result.isLite, isSecure);
    const cookies = [...setCookies, asked, chosen].filter((cookie) => typeof cookie === "string");
    if (cookies.length > 0) res.setHeader("Set-Cookie", cookies);
    if ("to" in result) {
      // The panel has no language in its address.
      const location = result.to.startsWith("/admin/") ? result.to : addressIn(language, result.to);
      res.writeHead(303, { Location: location }).end();
      return;
    }
    const body = Buffer.from(
      documentOf({ ...result.rendered, lite: lite ? plain.lite : undefined }, language, origin, assets),
    );
    res.setHeader("Content-Language", language);
    res.writeHead(result.status, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": body.length,
    });
    res.end(req.method === "HEAD" ? undefined : body);
  }

  return async (url, req, res, asker) => {
    res.setHeader("Cache-Control", "private, no-store");
    res.setHeader("X-Robots-Tag", "noindex, nofollow");
    try {
      await answer(url, req, res, asker);
    } catch (error) {
      if (!(error instanceof BodyRefused)) throw error;
      if (error.why === "gone") res.destroy();
      else sendFailure(req, res, error.why);
    }
  };
}
