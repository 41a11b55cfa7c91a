import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { lazyDialog } from "@/lib/lazy-part";

const CategoriesSheet = lazyDialog(["kinds"], () => import("./categories-sheet"));

/**
 * Makes the link to all products at the beginning of the row of categories a button, which opens them with their kinds
 * in a sheet. The link is served with every page; this comes after what a first load waits for.
 */
export function CategoriesButton() {
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the sheet
  useEffect(() => setOpen(false), [pathname, search]);

  useEffect(() => {
    const link = document.querySelector<HTMLElement>(".all-categories");
    if (!link) return;
    const open = (event: Event) => {
      event.preventDefault();
      setOpen(true);
    };
    // A button is pressed by the space bar as well.
    const press = (event: KeyboardEvent) => event.key === " " && open(event);
    link.setAttribute("role", "button");
    link.setAttribute("aria-haspopup", "dialog");
    link.addEventListener("click", open);
    link.addEventListener("keydown", press);
    return () => {
      link.removeAttribute("role");
      link.removeAttribute("aria-haspopup");
      link.removeEventListener("click", open);
      link.removeEventListener("keydown", press);
    };
  }, []);

  return (
    isOpen && (
      <Suspense>
        <CategoriesSheet onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
