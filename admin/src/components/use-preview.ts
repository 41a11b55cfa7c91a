import { useMutation } from "@tanstack/react-query";
import { useNotify, useTranslate } from "react-admin";

type Made = { data: { path: string } };

/**
 * Opens a page of the shop in a new tab, as shoppers will see it; the shop's own pages lead staff to the panel.
 * `blocked` is the key of the sentence for a browser that allows no tab.
 */
export function usePreview(makeLink: () => Promise<Made>, blocked: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async (tab: Window) => {
      const { data } = await makeLink();
      tab.location.replace(data.path);
    },
    onError: (error, tab) => {
      tab.close();
      notify(error.message, { type: "error" });
    },
  });
  const open = () => {
    // In the press itself: browsers block a tab that opens only once the shop has answered.
    const tab = window.open("", "_blank");
    if (tab) mutate(tab);
    else notify(translate(blocked), { type: "error" });
  };
  return { open, isPending };
}
