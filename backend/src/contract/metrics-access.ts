// Who may read the metrics of a process: one rule for the backend's and the web process'.

type Asked = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  socket: { remoteAddress?: string | undefined };
};

const loopback = /^(127\.|::1$|::ffff:127\.)/;
/** Headers that our web process and other proxies add: a request with one of these came from elsewhere. */
const passedOn = ["x-proxy-secret", "x-forwarded-for", "x-forwarded-host", "forwarded"];

/**
 * Whether a request for metrics comes from this machine itself, or shows METRICS_TOKEN as its bearer token; without a token
 * only the former. `isSame` compares two texts in a time that tells nothing of them.
 */
export function mayReadMetrics(
  { headers, socket }: Asked,
  token: string | undefined,
  isSame: (one: string, other: string) => boolean,
): boolean {
  const isFromHere = passedOn.every((name) => headers[name] === undefined);
  if (isFromHere && loopback.test(socket.remoteAddress ?? "")) return true;
  const shown = /^Bearer (\S+)$/i.exec(String(headers.authorization ?? ""))?.[1];
  return token !== undefined && shown !== undefined && isSame(shown, token);
}
