import { readFileSync } from "node:fs";

/** What of the backend may stand in a file of its own, as Docker, Kubernetes and systemd hand secrets over. */
export const backendSecrets = [
  "DATABASE_URL",
  "DIRECT_DATABASE_URL",
  "DATABASE_READ_URL",
  "REDIS_URL",
  "REDIS_SENTINEL_PASSWORD",
  "JWT_SECRET",
  "JWT_SECRET_OLD",
  "COOKIE_SECRET",
  "PROXY_SECRET",
  "PROXY_SECRET_OLD",
  "METRICS_TOKEN",
  "EDGE_PURGE_TOKEN",
  "ADMIN_PASSWORD",
  "VAPID_PRIVATE_KEY",
  "SMTP_URL",
  "RAZORPAY_KEY_SECRET",
  "RAZORPAY_WEBHOOK_SECRET",
  "RAZORPAY_WEBHOOK_SECRET_OLD",
  "SHIPROCKET_PASSWORD",
  "SHIPROCKET_WEBHOOK_TOKEN",
  "SHIPROCKET_WEBHOOK_TOKEN_OLD",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/** The same of the web process, which reads no other secret. */
export const webSecrets = ["PROXY_SECRET", "METRICS_TOKEN"] as const;

function contentOf(key: string, path: string): string {
  let content: string;
  try {
    // Editors and `echo` end a file with a line break, which belongs to no secret.
    content = readFileSync(path, "utf8").replace(/\r?\n$/, "");
  } catch (error) {
    throw new Error(`${key} names a file that cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  if (content.trim() === "") throw new Error(`${key} names an empty file.`);
  return content;
}

type Variables = Record<string, string | undefined>;

/**
 * The variables with each secret read from the file that `<NAME>_FILE` names, and without that name: a process started
 * with them does not read the file again; of `secrets` alone. Throws one sentence, without the secret, if a file cannot be read
 * or if a secret is given in both ways.
 */
export function withSecretFiles(source: Variables, secrets: readonly string[] = backendSecrets): Variables {
  const variables = { ...source };
  for (const name of secrets) {
    const key = `${name}_FILE`;
    const path = source[key];
    if (!path) continue;
    if (source[name]) throw new Error(`Set ${name} or ${key}, not both.`);
    variables[name] = contentOf(key, path);
    delete variables[key];
  }
  return variables;
}
