// @ts-check
/** The oldest Node that the engine runs on. */
const FLOOR = { major: 20, minor: 19 };

/**
 * Returns one sentence why this Node cannot run the shop, or nothing if it can.
 * @param {string} version such as "20.19.0", without a leading v
 * @returns {string | undefined}
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > FLOOR.major || (major === FLOOR.major && minor >= FLOOR.minor)) return undefined;
  return `This shop needs Node ${FLOOR.major}.${FLOOR.minor} or newer, and this is Node ${version}: install the current LTS from https://nodejs.org and try again.`;
}
