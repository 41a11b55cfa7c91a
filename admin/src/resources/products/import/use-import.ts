import type { ResponseOf } from "@contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { HttpError, useDataProvider, useNotify } from "react-admin";
import type { PanelDataProvider } from "../../../providers/data-provider";

export type Report = ResponseOf<"adminImportProducts">["data"];

const written = ({ counts }: Report) => counts.created + counts.updated;

/** A refused import carries its report: the shop may have changed since the dry run. */
function reportIn(error: unknown): Report | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return (body as { data?: Report } | undefined)?.data;
}

/** The import of one file: chosen and checked, then imported in as many requests as it takes. */
export function useImport() {
  const { importProducts } = useDataProvider<PanelDataProvider>();
  const notify = useNotify();
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<Report>();
  const [imported, setImported] = useState<number>();

  const check = useMutation({
    mutationFn: (chosen: File) => importProducts(chosen, { dryRun: true, skipErrors: false }),
    onMutate: () => {
      setReport(undefined);
      setImported(undefined);
    },
    onSuccess: (answer, chosen) => {
      setFile(chosen);
      setReport(answer);
    },
    onError: (error) => notify(error.message, { type: "error" }),
  });

  const run = useMutation({
    mutationFn: async (skipErrors: boolean) => {
      if (!file) return;
      let total = 0;
      for (;;) {
        const answer = await importProducts(file, { dryRun: false, skipErrors });
        total += written(answer);
        setReport(answer);
        if (answer.counts.waiting === 0 || written(answer) === 0) break;
      }
      setImported(total);
    },
    onError: (error) => {
      setReport((before) => reportIn(error) ?? before);
      notify(error.message, { type: "error" });
    },
  });

  const forget = () => {
    setFile(undefined);
    setReport(undefined);
    setImported(undefined);
  };
  return { file, report, imported, check, run, forget };
}
