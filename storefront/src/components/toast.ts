type Options = { description?: string; action?: { label: string; onClick: () => void } };

/** Toasts are fetched with the first one that is said. One is shown at a time. Spec §4. */
async function say(kind: "success" | "error" | "message", title: string, options: Options = {}) {
  const [{ toast }, { mountToaster }] = await Promise.all([import("sonner"), import("./toaster")]);
  await mountToaster();
  toast.dismiss();
  toast[kind](title, { ...options, duration: 5_000 });
}

/** A green word of success. */
export const toastSuccess = (title: string, options?: Options) => void say("success", title, options);
/** A red word of refusal. */
export const toastError = (title: string, options?: Options) => void say("error", title, options);
/** A plain word. */
export const toastInfo = (title: string, options?: Options) => void say("message", title, options);
