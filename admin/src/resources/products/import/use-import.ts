import type { ResponseOf } from "@contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { HttpError, useNotify, useTranslate } from "react-admin";
import { sendFile } from "./send-file";

export type Report = ResponseOf<"adminImportProducts">["data"];

const written = ({ counts }: Report) => counts.created + counts.updated;

/** A refused import carries its report: the shop may have changed since the dry run. */
function reportIn(error: unknown): Report | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return (body as { data?: Report } | undefined)?.data;
}

/** The import of one file: chosen and checked, then imported in as many requests as it takes. */
export function useImport() {
  const notify = useNotify();
  const translate = useTranslate();
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<Report>();
  // Of all presses for one file.
  const [total, setTotal] = useState(0);
  const [isDone, setIsDone] = useState(false);
  const reset = () => {
    setReport(undefined);
    setTotal(0);
    setIsDone(false);
  };

  const check = useMutation({
    mutationFn: (chosen: File) => sendFile(chosen, { dryRun: true, skipErrors: false }),
    onMutate: reset,
    onSuccess: (answer, chosen) => {
      setFile(chosen);
      setReport(answer);
    },
    onError: (error) => notify(error.message, { type: "error" }),
  });

  const run = useMutation({
    mutationFn: async (skipErrors: boolean) => {
      if (!file) return;
      for (;;) {
        const answer = await sendFile(file, { dryRun: false, skipErrors });
        setTotal((before) => before + written(answer));
        setReport(answer);
        if (answer.counts.waiting === 0) break;
        // Asked again at once, a shop without its database would write nothing again.
        if (written(answer) === 0) throw new Error(translate("file.waits"));
      }
      setIsDone(true);
    },
    onError: (error) => {
      setReport((before) => reportIn(error) ?? before);
      notify(error.message, { type: "error" });
    },
  });

  const forget = () => {
    setFile(undefined);
    reset();
  };
  return { file, report, imported: isDone ? total : undefined, check, run, forget };
}
