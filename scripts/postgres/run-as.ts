import { spawn } from "node:child_process";

/** The system user that a PostgreSQL process runs as; undefined means the current user. */
export type RunAs = { uid: number; gid: number } | undefined;

/** The user "nobody": owns nothing else on a usual system. */
const NOBODY = 65534;

/**
 * PostgreSQL refuses to run as root, so root lends it another user: the one that owns the data already, else "nobody".
 * @param dataOwner owner of an existing data folder
 */
export function chooseUser(ourUid: number | undefined, dataOwner?: { uid: number; gid: number }): RunAs {
  if (ourUid !== 0) return undefined;
  return dataOwner && dataOwner.uid !== 0 ? dataOwner : { uid: NOBODY, gid: NOBODY };
}

/** Runs a program to its end as that user; returns its exit code (-1 if it could not start) and its output. */
export function runToEnd(program: string, args: string[], user: RunAs) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    // The working folder may be closed to that user, and PostgreSQL reads it.
    const child = spawn(program, args, { ...user, cwd: "/", stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => resolve({ code: -1, output: `${output}${error.message}` }));
    child.on("close", (code) => resolve({ code: code ?? -1, output }));
  });
}
