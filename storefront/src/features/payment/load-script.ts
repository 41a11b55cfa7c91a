/** After this long the payment opens as a page of its own instead. */
const patienceMs = 12_000;

const loading = new Map<string, Promise<void>>();

/** Loads a script once; rejects if it does not load in time. A later attempt starts again. */
export function loadScript(source: string): Promise<void> {
  const known = loading.get(source);
  if (known) return known;
  const arrival = fetchScript(source).catch((error: unknown) => {
    loading.delete(source);
    throw error;
  });
  loading.set(source, arrival);
  return arrival;
}

function fetchScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const giveUp = () => {
      script.remove();
      reject(new Error(`The script ${source} could not be loaded`));
    };
    const timer = setTimeout(giveUp, patienceMs);
    script.src = source;
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      giveUp();
    };
    document.head.append(script);
  });
}
