import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openS3, type S3StandIn } from "./stand-in";

const keys = { keyId: "a-key", secret: "the secret of the bucket", region: "ap-south-1" };
let s3: S3StandIn;
beforeAll(async () => {
  s3 = await openS3("sahyadri", keys);
});
afterAll(() => s3.stop());

function client(secretAccessKey: string, region = keys.region): S3Client {
  const credentials = { accessKeyId: keys.keyId, secretAccessKey };
  return new S3Client({ endpoint: s3.url, region, credentials, forcePathStyle: true, maxAttempts: 1 });
}
const put = (Key: string) => new PutObjectCommand({ Bucket: "sahyadri", Key, Body: "words" });

it("keeps what is signed as S3 wants it, also under a name with signs", async () => {
  await client(keys.secret).send(put("shop/a name (1).txt"));
  const got = await client(keys.secret).send(
    new GetObjectCommand({ Bucket: "sahyadri", Key: "shop/a name (1).txt" }),
  );
  expect(await got.Body?.transformToString()).toBe("words");
  expect((await fetch(`${s3.url}/sahyadri/shop/a%20name%20(1).txt`)).status).toBe(200);
});

it("refuses another secret, another region, and no signature at all", async () => {
  await expect(client("another secret").send(put("x"))).rejects.toThrow("SignatureDoesNotMatch");
  await expect(client(keys.secret, "eu-west-1").send(put("x"))).rejects.toThrow("SignatureDoesNotMatch");
  expect((await fetch(`${s3.url}/sahyadri/x`, { method: "PUT", body: "x" })).status).toBe(403);
  expect((await fetch(`${s3.url}/sahyadri/?list-type=2`)).status).toBe(403);
  expect(s3.files.has("x")).toBe(false);
});
