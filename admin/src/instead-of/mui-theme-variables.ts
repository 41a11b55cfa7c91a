/** MUI's themes of CSS variables, 6 kB that it imports beside the plain ones; the panel's two themes are plain. */
export default function notUsed(): never {
  throw new Error("The panel's themes have no CSS variables (instead-of/mui-theme-variables.ts)");
}

export { notUsed as CssVarsProvider };
