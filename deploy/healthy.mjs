// Asked by Docker whether a process is well: `node deploy/healthy.mjs <address>` ends with 0 when it answers 2xx.
const answer = await fetch(process.argv[2] ?? "", { signal: AbortSignal.timeout(4_000) }).catch(
  () => undefined,
);
process.exit(answer?.ok ? 0 : 1);
