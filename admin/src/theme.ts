import type { AriaAttributes } from "react";
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from "react-admin";

const shape = { borderRadius: 10 };
const typography = {
  fontFamily: 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif',
  h6: { fontWeight: 700 },
  // Some buttons hold a sentence.
  button: { textTransform: "none" as const },
};

/** The name of a lone checkbox belongs to its input; the boxes of a table's rows have it on a span around it. */
const MuiCheckbox: NonNullable<RaThemeOptions["components"]>["MuiCheckbox"] = {
  defaultProps: {
    slotProps: {
      root: { "aria-label": undefined },
      input: (props: object) => ({ "aria-label": (props as AriaAttributes)["aria-label"] }),
    },
  },
};

/** What a list says while it loads or has no rows: in a heading below the page's own, in words that can be read. */
const emptyList: RaThemeOptions["components"] = {
  MuiTypography: { defaultProps: { variantMapping: { h4: "h2", h5: "h2" } } },
  RaEmpty: {
    styleOverrides: {
      root: {
        "& .RaEmpty-message": { color: "inherit" },
        "& .RaEmpty-message .MuiTypography-h4": { fontSize: "1.25rem", fontWeight: 700 },
        "& .RaEmpty-icon": { width: 64, height: 64, opacity: 0.5, marginTop: 32 },
      },
    },
  },
};

/** On phones the button that adds something floats over the end of a list, where the next page is. */
const RaList: NonNullable<RaThemeOptions["components"]>["RaList"] = {
  styleOverrides: { root: { "&:has(.RaCreateButton-floating)": { paddingBottom: 128 } } },
};

/** The shop's own colours: deep leaf green for actions, marigold for attention. */
export const lightTheme: RaThemeOptions = {
  ...defaultLightTheme,
  shape,
  typography,
  components: { ...defaultLightTheme.components, ...emptyList, MuiCheckbox, RaList },
  palette: {
    mode: "light",
    primary: { main: "#14532d" },
    secondary: { main: "#14532d" },
    warning: { main: "#b45309" },
    info: { main: "#075985" },
    error: { main: "#b91c1c" },
    success: { main: "#166534" },
    background: { default: "#f6f4ee", paper: "#ffffff" },
  },
};

export const darkTheme: RaThemeOptions = {
  ...defaultDarkTheme,
  shape,
  typography,
  components: { ...defaultDarkTheme.components, ...emptyList, MuiCheckbox, RaList },
  palette: {
    mode: "dark",
    primary: { main: "#86efac" },
    secondary: { main: "#86efac" },
    warning: { main: "#fbbf24" },
    error: { main: "#fca5a5" },
    background: { default: "#121411", paper: "#1b1f1a" },
  },
};
