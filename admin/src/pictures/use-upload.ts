import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { PanelDataProvider } from "../providers/data-provider";
import { shrink } from "./shrink";

/**
 * Uploads files one after another and passes on each address as soon as it is known; `nth` of `all` is being sent. A file
 * that is refused is named with its reason, and the others go on.
 */
export function useUpload(onUploaded: (url: string) => void) {
  const { uploadPicture } = useDataProvider<PanelDataProvider>();
  const notify = useNotify();
  const [progress, setProgress] = useState({ nth: 0, all: 0 });
  const { mutate, isPending } = useMutation({
    mutationFn: async (files: File[]) => {
      const refused: string[] = [];
      for (const [index, file] of files.entries()) {
        setProgress({ nth: index + 1, all: files.length });
        try {
          onUploaded(await uploadPicture(await shrink(file)));
        } catch (error) {
          refused.push(
            files.length > 1 ? `${file.name}: ${(error as Error).message}` : (error as Error).message,
          );
        }
      }
      if (refused.length > 0) throw new Error(refused.join("\n"));
    },
    onError: (error) => notify(error.message, { type: "error", multiLine: true }),
  });
  return { mutate, isPending, progress };
}
