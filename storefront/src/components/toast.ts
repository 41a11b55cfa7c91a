import { sayOver } from "@/lib/wanted";

type Options = { description?: string; action?: { label: string; onClick: () => void } };

/**
 * The toast library, which is fetched with the first toast. Who is sure to show one after a call asks for it with the call;
 * undefined if it does not come.
 */
export const fetchToaster = () => Promise.all([import("sonner"), import("./toaster")]).catch(() => undefined);

/** One toast is shown at a time. Spec §4. */
async function say(kind: "success" | "error" | "message", title: string, options: Options = {}) {
  const library = await fetchToaster();
  if (!library) return sayOver([title, options.description].filter(Boolean).join(" "));
  const [{ toast }, { mountToaster }] = library;
  await mountToaster();
  toast.dismiss();
  toast[kind](title, { ...options, duration: 5_000 });
}

/** A green message of success. */
export const toastSuccess = (title: string, options?: Options) => void say("success", title, options);
/** A red message of failure. */
export const toastError = (title: string, options?: Options) => void say("error", title, options);
/** A neutral message. */
export const toastInfo = (title: string, options?: Options) => void say("message", title, options);
