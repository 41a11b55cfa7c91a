let announcer: HTMLElement | undefined;

/**
 * Says the title of a page that a link has led to, and moves the focus to its beginning: the link that had it is
 * gone, or stands far behind. A field that the page itself has focused keeps it.
 */
export function arrive() {
  const content = document.getElementById("content");
  const hasFocus = content?.contains(document.activeElement) || document.querySelector("dialog[open]");
  if (!hasFocus) content?.focus({ preventScroll: true });
  announcer ??= newAnnouncer();
  announcer.textContent = document.title;
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
