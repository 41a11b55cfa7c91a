import { smallestWidth } from "@contract/pictures";
import { renditionsOf } from "../../backend/src/platform/files/picture-names";
import { openS3, type S3StandIn } from "../../sandbox/s3/stand-in";
import type { Fault } from "../fault";
import { checkAttempts } from "../shop/assertions";
import { fill, placeSurely } from "../shop/checkout";
import { newProduct, staffToken } from "../shop/goods";
import { send, surely } from "../shop/send";
import { someShoppers } from "../shop/shoppers";
import { hurry, until } from "../shop/wait";
import type { Testbed } from "../testbed/testbed";

const kinds = ["slow", "killed", "lost", "down", "busy"] as const;
const keys = { keyId: "a-key-of-the-faults", secret: "a-secret-of-the-faults", region: "ap-south-1" };
/** The files of one picture. */
const renditions = renditionsOf("u").length;

/** The smallest PNG that a decoder takes: one red dot. */
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

function upload(testbed: Testbed, token: string) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(dot)], { type: "image/png" }), "dot.png");
  return send<{ code: string; data: { url: string } }>(`${testbed.urlFor(0)}/api/admin/uploads`, {
    form,
    token,
  });
}

/** Kills the shop once some files of an upload are in the bucket and the others wait for its answer, or it has given up. */
async function killHalfway(
  testbed: Testbed,
  s3: S3StandIn,
  variables: Record<string, string>,
  uploading: Promise<unknown>,
): Promise<void> {
  const before = s3.files.size;
  let hasEnded = false;
  void uploading.then(() => {
    hasEnded = true;
  });
  await until(
    async () => s3.files.size - before,
    (written) => written > 0 || hasEnded,
  );
  const [server] = testbed.servers;
  await server?.kill();
  s3.fail();
  await server?.start(variables);
}

/**
 * The bucket that uploads are kept in fails while staff upload pictures, or the shop is killed in between: each upload is
 * whole or refused, the shop sells on, and in the end nothing half is left in the bucket.
 */
export const bucketFails: Fault = {
  name: "bucket-fails",
  unit: `uploads, in turn ${kinds.join(", ")}`,
  full: 6 * kinds.length,
  small: 2,
  shape: "one",
  run: async (testbed, amount) => {
    const s3 = await openS3("faults", keys);
    const variables = { ...s3.variables, S3_PREFIX: "shop/", S3_TIMEOUT_MS: "2000" };
    const [server] = testbed.servers;
    const outcome = { orders: 0, refused: 0, violations: [] as string[] };
    const stored: string[] = [];
    try {
      const product = await newProduct(testbed, 90_000);
      const token = await staffToken(testbed);
      await server?.stop();
      await server?.start(variables);
      for (const [at, shopper] of (await someShoppers(testbed, amount)).entries()) {
        const kind = kinds[at % kinds.length] ?? "down";
        s3.fail({ kind: kind === "killed" ? "slow" : kind, after: 1 + (at % 3) });
        const uploading = upload(testbed, token);
        if (kind === "killed") await killHalfway(testbed, s3, variables, uploading);
        const answer = await uploading;
        if (answer.status === 201) stored.push(answer.body.data?.url ?? "");
        else if (answer.status === 503 || (kind === "killed" && answer.status === 0)) outcome.refused += 1;
        else outcome.violations.push(`${kind}: an upload was answered ${answer.status} ${answer.body.code}`);
        await fill(testbed.urlFor(0), shopper, product);
        const tried = await placeSurely(() => testbed.urlFor(0), shopper);
        const checked = await checkAttempts(testbed, [tried]);
        outcome.violations.push(...checked.violations);
        outcome.orders += checked.orders;
        s3.fail();
        const after = await surely(() => upload(testbed, token));
        if (after.status === 201) stored.push(after.body.data?.url ?? "");
        else outcome.violations.push(`${kind}: with the bucket back an upload was answered ${after.status}`);
      }
      if (outcome.refused === 0) outcome.violations.push("no upload failed: nothing was tried");
      const left = await until(
        async () => {
          await hurry(testbed);
          return s3.files.size - stored.length * renditions;
        },
        (files) => files === 0,
      );
      if (left !== 0) outcome.violations.push(`${left} files too many or too few lie in the bucket`);
      for (const url of stored) {
        const small = url.replace("-1080.webp", `-${smallestWidth}.webp`);
        const shown = await fetch(testbed.urlFor(0) + small);
        if (shown.status !== 200) outcome.violations.push(`${small} was answered ${shown.status}`);
      }
    } finally {
      s3.fail();
      await server?.stop();
      await server?.start();
      await s3.stop();
    }
    return outcome;
  },
};
