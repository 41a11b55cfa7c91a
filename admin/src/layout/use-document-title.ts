import { useEffect } from "react";

const panelName = document.title;

/** The browser's title is the page's heading: pages in several tabs and in the history are told apart by it. */
export function useDocumentTitle(): void {
  useEffect(() => {
    // react-admin's pages put their title into this element.
    const heading = document.getElementById("react-admin-title");
    if (!heading) return;
    const show = () => {
      document.title = [heading.textContent, panelName].filter(Boolean).join(" · ");
    };
    const observer = new MutationObserver(show);
    observer.observe(heading, { childList: true, subtree: true, characterData: true });
    show();
    return () => observer.disconnect();
  }, []);
}
