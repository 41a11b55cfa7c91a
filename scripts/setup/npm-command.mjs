// @ts-check

/**
 * The program and arguments that run npm: the npm that started this command, where there is one, so that both are of one
 * version; otherwise the one on the PATH.
 * @param {string[]} args
 * @returns {[program: string, args: string[]]}
 */
export function npmCommand(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith("npm-cli.js") ? [process.execPath, [cli, ...args]] : ["npm", args];
}
