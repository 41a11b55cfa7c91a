import { useEffect } from "react";
import { useFormState } from "react-hook-form";

/** Lets the browser ask before it leaves something unsaved. */
export function useUnloadGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
}

/** Lets the browser ask before it leaves a form with unsaved changes; inside the panel react-admin asks itself. */
export function UnloadGuard() {
  // A form counts as submitted even if the shop refused it: what was typed is unsaved until the form is reset.
  const { dirtyFields } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0;
  useUnloadGuard(isUnsaved);
  return null;
}
