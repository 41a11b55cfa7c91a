import { isInAppBrowser } from "@/features/payment/in-app-browser";

/**
 * What this browser can do with notifications: `able` (after a question, if it has not been asked), `denied` (somebody
 * said no), `homeScreen` (an iPhone: only for a shop on the home screen), `inApp` (the browser inside another app), `none`.
 */
export type PushSupport = "able" | "denied" | "homeScreen" | "inApp" | "none";

/** An iPad calls itself a Mac. */
const isApple = ({ userAgent, maxTouchPoints }: Navigator) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** The address of what registers the service worker; empty if the shop has none (server/after-paint.ts). */
export function workersScript(): string {
  const scripts: unknown = JSON.parse(document.getElementById("scripts")?.textContent ?? "[]");
  return Array.isArray(scripts) && typeof scripts[1] === "string" ? scripts[1] : "";
}

export function pushSupport(): PushSupport {
  if (workersScript() === "") return "none";
  if (isInAppBrowser(navigator.userAgent)) return "inApp";
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)
    return Notification.permission === "denied" ? "denied" : "able";
  return isApple(navigator) ? "homeScreen" : "none";
}

/** Whether it goes into a pocket: one says "this phone" of it. */
export const isPhone = (): boolean => /Android|iPhone|iPod|Mobi/.test(navigator.userAgent);
