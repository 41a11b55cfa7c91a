import type { S3FileServiceOptions } from "@medusajs/framework/types";
import type { Env } from "../../platform/env";

/** The engine's options for its S3 provider; undefined for a shop that keeps uploads on its disk. */
export function bucketOptions(env: Env): S3FileServiceOptions | undefined {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_TIMEOUT_MS } = env;
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    access_key_id: S3_ACCESS_KEY_ID,
    secret_access_key: S3_SECRET_ACCESS_KEY,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    prefix: env.S3_PREFIX,
    file_url: env.S3_FILE_URL ?? `${env.PUBLIC_URL}/files`,
    cache_control: "public, max-age=31536000, immutable",
    // A bucket of today refuses the mark on each file: that it is public is said once, in its policy.
    acl: env.S3_ACL ?? false,
    additional_client_config: {
      // Services other than Amazon's have no certificate for a host of each bucket's name.
      forcePathStyle: S3_ENDPOINT !== undefined,
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: S3_TIMEOUT_MS,
        requestTimeout: S3_TIMEOUT_MS,
        socketTimeout: S3_TIMEOUT_MS,
        throwOnRequestTimeout: true,
      },
    },
  };
}
