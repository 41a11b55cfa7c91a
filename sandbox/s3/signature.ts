import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();

const written =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
const longestAgeMs = 15 * 60_000;

/** `20261126T184200Z` as milliseconds. */
const timeOf = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export type Keys = { keyId: string; secret: string; region: string };

/**
 * The code of the error that S3 answers with to a request that is not signed by these keys, and undefined to one that is.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signatureFault(
  { method = "", url = "/", headers }: IncomingMessage,
  body: Buffer,
  keys: Keys,
): string | undefined {
  const [, keyId, day, region, names = "", signature = ""] = written.exec(headers.authorization ?? "") ?? [];
  if (!day) return "AccessDenied";
  if (keyId !== keys.keyId) return "InvalidAccessKeyId";
  const stamp = String(headers["x-amz-date"]);
  if (!(Math.abs(Date.now() - timeOf(stamp)) < longestAgeMs)) return "RequestTimeTooSkewed";
  const bodyHash = String(headers["x-amz-content-sha256"]);
  if (bodyHash !== "UNSIGNED-PAYLOAD" && bodyHash !== sha256(body)) return "XAmzContentSHA256Mismatch";

  const { pathname, searchParams } = new URL(url, "http://s3");
  const signed = names.split(";");
  // What the server acts on has to be signed.
  const acted = Object.keys(headers).filter((name) => name === "host" || name.startsWith("x-amz-"));
  if (acted.some((name) => !signed.includes(name))) return "AccessDenied";
  const request = [
    method,
    pathname,
    [...searchParams]
      .map(([key, value]) => `${encode(key)}=${encode(value)}`)
      .sort()
      .join("&"),
    ...signed.map((name) => `${name}:${String(headers[name] ?? "").trim()}`),
    "",
    names,
    bodyHash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [region ?? "", "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${keys.secret}`, day));
  const wanted = hmac(key, ["AWS4-HMAC-SHA256", stamp, scope, sha256(request)].join("\n"));
  const isRight = region === keys.region && timingSafeEqual(wanted, Buffer.from(signature, "hex"));
  return isRight ? undefined : "SignatureDoesNotMatch";
}
