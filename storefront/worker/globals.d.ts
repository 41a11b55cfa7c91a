/** The stylesheets of the build that this worker belongs to (vite.worker.config.ts). */
declare const STYLES: readonly string[];
