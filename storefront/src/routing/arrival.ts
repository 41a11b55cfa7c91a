let announcer: HTMLElement | undefined;
let stopWaiting = () => {};

/** Some pages name themselves twice: after their code, and after their data. */
const settleMs = 300;
/** Later changes of the title are no longer a part of arriving. */
const patienceMs = 10_000;

/**
 * Says the title of a page that a link has led to, and moves the focus to its beginning: the link that had it is
 * gone, or stands far behind. A field that the page itself has focused keeps it. The title is the page's own, which
 * comes with its code and data: until then the document has `titleBefore`.
 */
export function arrive(titleBefore: string) {
  const content = document.getElementById("content");
  const hasFocus = content?.contains(document.activeElement) || document.querySelector("dialog[open]");
  if (!hasFocus) content?.focus({ preventScroll: true });
  if (!announcer?.isConnected) announcer = newAnnouncer();
  const announce = () => {
    if (announcer && document.title !== titleBefore) announcer.textContent = document.title;
  };
  stopWaiting();
  followTitle(announce);
  announce();
}

function followTitle(announce: () => void) {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const watch = new MutationObserver(() => {
    clearTimeout(settling);
    settling = setTimeout(announce, settleMs);
  });
  watch.observe(document.head, { childList: true, characterData: true, subtree: true });
  const end = setTimeout(() => watch.disconnect(), patienceMs);
  stopWaiting = () => {
    watch.disconnect();
    clearTimeout(settling);
    clearTimeout(end);
  };
}

/** Outside the application's root, so that it stays while pages change. */
function newAnnouncer(): HTMLElement {
  const element = document.createElement("p");
  element.id = "arrival";
  element.className = "sr-only";
  element.setAttribute("role", "status");
  document.body.append(element);
  return element;
}
