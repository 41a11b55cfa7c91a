import { extname, join, resolve } from "node:path";

/** The build lies in backend/dist and is laid out like the repository, so that the engine finds there what it looks for. */
export const isBuilt = extname(__filename) === ".js";

/** The folder that the engine takes for the project: it finds config, modules, workflows and jobs from here. */
export const homeDir = resolve(__dirname, "../..");

/** The folder that holds backend/: of the sources or of the build. */
export const codeRoot = resolve(homeDir, "..");

/** The folder in which the shop is installed, whichever runs. */
export const repositoryRoot = isBuilt ? resolve(codeRoot, "../..") : codeRoot;

/** For Piscina: the module of this path as a thread's work. A thread shares no loader with the process that starts it. */
export const threadOf = (module: string): { filename: string; execArgv: string[] } => ({
  filename: module + extname(__filename),
  execArgv: isBuilt ? [] : ["--require", join(homeDir, "bin/typescript.cjs")],
});
