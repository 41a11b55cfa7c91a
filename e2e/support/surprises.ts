import type { BrowserContext } from "@playwright/test";

/** Runs in every page and frame: what its policy refuses is told as an error, with where it stood. */
function tellRefused(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, documentURI }) => {
    console.error(`the policy of ${documentURI} refused ${blockedURI} (${effectiveDirective})`);
  });
}

/** A failure that a journey provokes on purpose: an answer's status on a path. */
export type Allowed = { status: number; path: string | RegExp };

/**
 * Collects what should not happen in a browser: script errors, console errors, failed and refused requests, and what a page
 * tried against its Content-Security-Policy.
 */
export class Surprises {
  #seen: string[] = [];
  #allowed: Allowed[] = [];

  static async watch(context: BrowserContext): Promise<Surprises> {
    await context.addInitScript(tellRefused);
    return new Surprises(context);
  }

  private constructor(context: BrowserContext) {
    context.on("weberror", (error) => this.#add(`script error: ${error.error().message}`));
    context.on("console", (message) => {
      const { url } = message.location();
      // The same failure as the response below, which says more.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
        this.#add(`console error: ${message.text()} (${url})`);
      }
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // A page that is left stops its own requests.
      if (reason !== "net::ERR_ABORTED") this.#add(`request failed: ${request.url()} ${reason}`);
    });
    context.on("response", (response) => {
      if (response.status() < 400 || this.#isAllowed(response.status(), response.url())) return;
      this.#add(`${response.status()} from ${response.request().method()} ${response.url()}`);
    });
  }

  /** From now on such an answer is part of the journey. */
  allow(allowed: Allowed): void {
    this.#allowed.push(allowed);
  }

  /** What was seen so far; empty in a good journey. */
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
