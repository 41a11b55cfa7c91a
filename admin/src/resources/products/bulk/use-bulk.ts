import type { ResponseOf } from "@contract";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { PanelDataProvider } from "../../../providers/data-provider";
import type { PlannedRow } from "./plan";

export type Result = ResponseOf<"adminEditProducts">["data"][number];
/** Products in one call: few enough that the progress is seen to move. */
const perCall = 10;

export type Run = { all: number; results: readonly Result[]; error?: string; isOver: boolean };

/** What sets a product back: its former values, and the version that the change has left. */
export type Undo = { productId: string; version: string; before: PlannedRow["before"] };

type Edits = Parameters<PanelDataProvider["editProducts"]>[0];

/** Sends edits a few at a time. `run` is how far it is; nothing is thrown, what failed is in it. */
export function useBulk() {
  const { editProducts } = useDataProvider<PanelDataProvider>();
  const [run, setRun] = useState<Run>();
  const send = async (edits: Edits): Promise<Run> => {
    let now: Run = { all: edits.length, results: [], isOver: false };
    setRun(now);
    try {
      for (let from = 0; from < edits.length; from += perCall) {
        const { data } = await editProducts(edits.slice(from, from + perCall));
        now = { ...now, results: [...now.results, ...data] };
        setRun(now);
      }
    } catch (error) {
      now = { ...now, error: (error as Error).message };
    }
    now = { ...now, isOver: true };
    setRun(now);
    return now;
  };
  return { run, send };
}

/** What may be set back of these rows: those that were changed. */
export function undoOf(rows: readonly PlannedRow[], results: readonly Result[]): Undo[] {
  const resultOf = new Map(results.map((result) => [result.productId, result]));
  return rows.flatMap(({ product, before }) => {
    const result = resultOf.get(product._id);
    return result?.outcome === "done" && result.version
      ? [{ productId: product._id, version: result.version, before }]
      : [];
  });
}
