/** What is global in a service worker; the types know no more than any worker's. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;
