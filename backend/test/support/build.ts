import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { isFresh } from "../../bin/build-state.cjs";

/** Builds the backend, unless there is a build of the present sources. */
export default async function setUp(): Promise<void> {
  if (isFresh()) return;
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, "../../bin/build.cjs")]);
}
