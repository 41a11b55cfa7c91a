/** Resolves in a task of its own: what waits meanwhile, a touch or a paint, has its turn before. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
