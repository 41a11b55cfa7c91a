import Box from "@mui/material/Box";
import { useRef } from "react";

/**
 * A mail's styles stand in attributes, which the panel's policy refuses, also inside a frame: they get another name, and
 * are applied by script below. Links lead nowhere: the frame shows one mail. Words cannot be mistaken for either, as their
 * quotation marks are escaped.
 */
const withoutStyles = (html: string) =>
  html.replaceAll(' style="', ' data-style="').replaceAll('<a href="', '<a data-href="');

/** A mail as mail programs show it. No script of it can run: only `allow-same-origin`, so that the panel can style it. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const dress = () => {
    const shown = frame.current?.contentDocument;
    if (!frame.current || !shown) return;
    for (const part of shown.querySelectorAll<HTMLElement>("[data-style]"))
      part.style.cssText = part.dataset.style ?? "";
    frame.current.style.height = `${shown.documentElement.scrollHeight}px`;
  };
  return (
    <Box
      component="iframe"
      ref={frame}
      title={title}
      srcDoc={withoutStyles(html)}
      sandbox="allow-same-origin"
      onLoad={dress}
      sx={{
        display: "block",
        width: "100%",
        height: 480,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
      }}
    />
  );
}
