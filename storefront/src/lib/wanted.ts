import { ownTranslator } from "@/i18n/instance";
import { loadAnew } from "./load-anew";

/**
 * Fetches what somebody has pressed for. What does not come, as without a connection, is said, with a way to try again;
 * undefined once that has been put away. Where nothing comes the second time although the shop can be reached, another
 * build has taken the place of this page's: the page is loaded anew.
 */
export async function wanted<Found>(load: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await load();
  } catch {
    while (await sayOver(whyMissing(), ownTranslator().t("retry"))) {
      try {
        return await load();
      } catch {
        await loadAnew();
      }
    }
  }
}

/** Why something is not there, in words that the page has already. */
export const whyMissing = () => ownTranslator().t(navigator.onLine ? "failed.text" : "offline");

/**
 * Says it over everything, for where nothing can be fetched to say it with: the browser's own dialog, of elements that
 * need no component. Resolves to whether `again` was chosen.
 */
export function sayOver(sentence: string, again?: string): Promise<boolean> {
  const dialog = document.createElement("dialog");
  const words = Object.assign(document.createElement("p"), { id: "missing", textContent: sentence });
  const choices = Object.assign(document.createElement("div"), {
    className: "mt-4 flex flex-wrap justify-end gap-3",
  });
  const offer = (look: "outline" | "primary", textContent: string, value: string) => {
    const button = Object.assign(document.createElement("button"), {
      className: `button button-${look} button-medium`,
      textContent,
      autofocus: value !== "",
      onclick: () => dialog.close(value),
    });
    choices.append(button);
  };
  offer("outline", ownTranslator().t("close"), "");
  if (again) offer("primary", again, "again");
  dialog.setAttribute("aria-labelledby", words.id);
  dialog.className = "m-auto w-[min(26rem,94vw)] rounded-xl bg-surface p-5 text-ink shadow-raised";
  dialog.append(words, choices);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "again");
    });
  });
}
