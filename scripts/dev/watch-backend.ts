import { type FSWatcher, watch } from "node:fs";
import { join } from "node:path";
import { root } from "../root";

/** Editors write a file in several steps, and a checkout changes many at once. */
const QUIET_MS = 250;

/** Calls `onChange` after source files of the backend have changed; returns a function that stops watching. */
export function watchBackend(onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  const run = async () => {
    if (isBusy) return later();
    isBusy = true;
    await onChange().finally(() => {
      isBusy = false;
    });
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(run, QUIET_MS);
  };
  const hear = (_: string, file: string | null) => {
    if (file && /\.(ts|json)$/.test(file) && !/\.test\.ts$/.test(file)) later();
  };
  const watchers: FSWatcher[] = [
    watch(join(root, "backend", "src"), { recursive: true }, hear),
    watch(join(root, "medusa-config.ts"), hear),
  ];
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
