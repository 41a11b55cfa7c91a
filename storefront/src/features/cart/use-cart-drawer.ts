import { useLocation, useNavigate } from "react-router-dom";

const mark = "#cart";

/** The drawer is a history entry: Back closes it, as people expect on a phone, and a link can open it. */
export function useCartDrawer(): { isOpen: boolean; open: () => void; close: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, state, hash, key } = location;
  return {
    isOpen: hash === mark,
    open: () => void navigate({ pathname, search, hash: mark }, { state }),
    close: () => {
      if (key === "default") void navigate({ pathname, search }, { replace: true, state });
      else void navigate(-1);
    },
  };
}
