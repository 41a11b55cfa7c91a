import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useState } from "react";
import { Sidebar, type SidebarProps, useSidebarState } from "react-admin";

/**
 * The menu. In a narrow window it is a drawer that lies over everything, dialogs too: when a window gets narrow (a phone
 * is turned), the menu that stood beside the page must not become one. Wide again, it is as it was.
 */
export function PanelSidebar(props: SidebarProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const [isOpen, setOpen] = useSidebarState();
  /** For which width the menu was last set, and how it was at the other. */
  const [set, remember] = useState({ isNarrow: false, wasOpen: isOpen });
  const isSet = set.isNarrow === isNarrow;
  useEffect(() => {
    if (isSet) return;
    remember({ isNarrow, wasOpen: isOpen });
    const next = isNarrow ? false : set.wasOpen;
    if (next !== isOpen) setOpen(next);
  }, [isSet, isNarrow, isOpen, set, setOpen]);
  // Its own look at the width comes a moment before or after this one: the drawer would open in between, and once it has
  // closed again, the dialogs below it stay hidden from screen readers.
  return <Sidebar {...props} variant={isNarrow ? "temporary" : "permanent"} open={isOpen && isSet} />;
}
