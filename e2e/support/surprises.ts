import type { BrowserContext, Request } from "@playwright/test";

/** Runs in every page and frame: CSP violations are reported as errors, with their place. */
function tellRefused(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, documentURI }) => {
    console.error(`the policy of ${documentURI} refused ${blockedURI} (${effectiveDirective})`);
  });
}

/** A failure that a journey provokes on purpose: a response's status on a path. */
export type Allowed = { status: number; path: string | RegExp };

/**
 * Reads that were under way when somebody signed out, or that the page which is left still begins: they are refused by right, and
 * nobody sees it.
 */
class SignOuts {
  readonly #open = new Set<Request>();
  readonly #overtaken = new WeakSet<Request>();
  #isLeaving = false;

  watch(context: BrowserContext): void {
    context.on("request", (request) => {
      this.#open.add(request);
      const isSignOut = request.method() === "POST" && new URL(request.url()).pathname === "/api/auth/logout";
      if (isSignOut && !request.serviceWorker()) {
        this.#isLeaving = true;
        for (const one of this.#open) this.#overtaken.add(one);
        request
          .frame()
          .page()
          .once("load", () => {
            this.#isLeaving = false;
          });
      }
      if (this.#isLeaving) this.#overtaken.add(request);
    });
    context.on("requestfinished", (request) => this.#open.delete(request));
    context.on("requestfailed", (request) => this.#open.delete(request));
  }

  overtook(request: Request): boolean {
    return request.method() === "GET" && this.#overtaken.has(request);
  }
}

/**
 * Collects what should not happen in a browser: script errors, console errors, failed and refused requests, and a
 * page's violations of its Content-Security-Policy.
 */
export class Surprises {
  #seen: string[] = [];
  #allowed: Allowed[] = [];
  #isCutOff = false;
  readonly #afterSignOut = new SignOuts();

  static async watch(context: BrowserContext): Promise<Surprises> {
    await context.addInitScript(tellRefused);
    return new Surprises(context);
  }

  private constructor(context: BrowserContext) {
    context.on("weberror", (error) => this.#add(`script error: ${error.error().message}`));
    context.on("console", (message) => {
      const { url } = message.location();
      // The same failure as the response below, which has more details.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
        this.#add(`console error: ${message.text()} (${url})`);
      }
    });
    this.#afterSignOut.watch(context);
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      if (this.#isCutOff && /ERR_(INTERNET_DISCONNECTED|FAILED)$/.test(reason)) return;
      // A page that is left aborts its own requests.
      if (reason !== "net::ERR_ABORTED") this.#add(`request failed: ${request.url()} ${reason}`);
    });
    context.on("response", (response) => {
      if (response.status() < 400 || this.#isAllowed(response.status(), response.url())) return;
      if (response.status() === 401 && this.#afterSignOut.overtook(response.request())) return;
      this.#add(`${response.status()} from ${response.request().method()} ${response.url()}`);
    });
  }

  /** From now on such a response is part of the journey. */
  allow(allowed: Allowed): void {
    this.#allowed.push(allowed);
  }

  /** From now on the journey goes without a connection at times: requests may fail for want of one. */
  allowCutOff(): void {
    this.#isCutOff = true;
  }

  /** The problems so far; empty in a good journey. */
  list(): string[] {
    return this.#seen;
  }

  #add(line: string): void {
    this.#seen.push(line);
  }

  #isAllowed(status: number, url: string): boolean {
    const { pathname } = new URL(url);
    return this.#allowed.some(
      (one) =>
        one.status === status &&
        (typeof one.path === "string" ? one.path === pathname : one.path.test(pathname)),
    );
  }
}
