/** Nothing of a response had come: the process behind the connection has gone, or is no longer listening. */
const unreached = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "EHOSTUNREACH",
  "UND_ERR_SOCKET",
  "UND_ERR_CONNECT_TIMEOUT",
]);

const codesOf = (error: unknown): unknown[] => {
  const { code, errors } = Object(error) as { code?: unknown; errors?: unknown };
  // Where a name has several addresses, one error stands for all of them.
  return Array.isArray(errors) ? errors.flatMap(codesOf) : [code];
};

/**
 * Reads, and reads once more on another connection if the first one was refused or broken: during a deploy the next
 * process behind the same address answers. Only for what may happen twice, and while `mayRepeat`, such as no byte of an
 * answer has been passed on.
 */
export async function onceMore<Answer>(
  read: () => Promise<Answer>,
  mayRepeat: () => boolean = () => true,
): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (!codesOf(error).some((code) => unreached.has(String(code))) || !mayRepeat()) throw error;
    return read();
  }
}
