import { useLocation, useNavigate } from "react-router-dom";
import { useHydrated } from "@/lib/use-hydrated";

const mark = "#cart";

/** The drawer is a history entry: Back closes it, as people expect on a phone, and a link can open it. */
export function useCartDrawer(): { isOpen: boolean; open: () => void; close: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  // The server's HTML knows of no hash, so the first render must not either.
  const isLive = useHydrated();
  const { pathname, search, state, hash } = location;
  return {
    isOpen: isLive && hash === mark,
    open: () => void navigate({ pathname, search, hash: mark }, { state: { ...state, fromPage: true } }),
    close: () => {
      // A link that opened it came from another page: Back would leave the one below it.
      if (state?.fromPage) void navigate(-1);
      else void navigate({ pathname, search }, { replace: true, state });
    },
  };
}
