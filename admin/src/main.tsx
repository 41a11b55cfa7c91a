import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { firstTexts } from "./providers/i18n-provider";

/** MUI writes its styles into elements of its own; the page's policy allows those with the nonce of this response. */
const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;
const styles = createCache({ key: "css", ...(nonce && { nonce }) });

const root = document.getElementById("root");
if (root)
  void firstTexts.then(() =>
    createRoot(root).render(
      <StrictMode>
        <CacheProvider value={styles}>
          <App />
        </CacheProvider>
      </StrictMode>,
    ),
  );
