import { useMutation } from "@tanstack/react-query";
import { useDataProvider, useNotify } from "react-admin";
import type { PanelDataProvider } from "../providers/data-provider";

/** Uploads files one after another and passes on each address as soon as it is known. */
export function useUpload(onUploaded: (url: string) => void) {
  const { uploadPicture } = useDataProvider<PanelDataProvider>();
  const notify = useNotify();
  return useMutation({
    mutationFn: async (files: File[]) => {
      for (const file of files) onUploaded(await uploadPicture(file));
    },
    onError: (error) => notify(error.message, { type: "error" }),
  });
}
