import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { renditionsOf } from "../../backend/src/platform/files/picture-names";
import { root } from "../../scripts/root";
import type { Fault } from "../fault";
import { staffToken } from "../shop/goods";
import { send, surely } from "../shop/send";
import { mountDisk, mountRefused, unmountDisk } from "../testbed/small-disk";

type Sharp = (
  input: unknown,
  options?: object,
) => {
  png: () => { toBuffer: () => Promise<Buffer> };
  stats: () => Promise<unknown>;
};
const sharp: Sharp = createRequire(join(root, "backend", "package.json"))("sharp");

/** A picture that compresses badly: a few of them fill the disk. */
async function noisyPicture(): Promise<Buffer> {
  const [width, height] = [500, 500];
  const noise = {
    create: {
      width,
      height,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  };
  return sharp(noise).png().toBuffer();
}

/** Staff upload pictures until the disk is full, and again after space was freed. */
export const diskFull: Fault = {
  name: "disk-full",
  unit: "uploads",
  full: 12,
  small: 3,
  shape: "one",
  unable: mountRefused,
  run: async (testbed, amount) => {
    const folder = join(testbed.dataDir, "files");
    mkdirSync(folder, { recursive: true });
    const token = await staffToken(testbed);
    const picture = new Blob([new Uint8Array(await noisyPicture())], { type: "image/png" });
    const upload = () => {
      const form = new FormData();
      form.set("file", picture, "noise.png");
      return send<{ code: string }>(`${testbed.urlFor(0)}/api/admin/uploads`, { form, token });
    };
    const violations: string[] = [];
    let stored = 0;
    let refused = 0;
    mountDisk(folder);
    try {
      for (let at = 0; at < amount; at += 1) {
        const { status, body } = await upload();
        if (status === 200 || status === 201) stored += 1;
        else if (status === 503) refused += 1;
        else violations.push(`an upload to a full disk was answered ${status} ${body.code}`);
      }
      if (refused === 0) violations.push("the disk never was full: nothing was tried");
      const ready = await surely(() => send<{ data: { disk: boolean } }>(`${testbed.urlFor(0)}/api/ready`));
      // The database is elsewhere: orders go on, and a load balancer must not take the shop away.
      if (ready.status !== 200 || ready.body.data?.disk !== false)
        violations.push(`with a full disk the shop did not say so, or was not ready: ${ready.status}`);
      const names = readdirSync(folder);
      if (names.length !== stored * renditionsOf("u").length)
        violations.push(`${names.length} files lie there for ${stored} stored pictures`);
      for (const name of names) {
        const isWhole = await sharp(readFileSync(join(folder, name)), { failOn: "warning" })
          .stats()
          .then(
            () => true,
            () => false,
          );
        if (!isWhole) violations.push(`${name} is torn`);
      }
    } finally {
      unmountDisk(folder);
    }
    const after = await upload();
    if (after.status >= 300) violations.push(`with room again an upload was answered ${after.status}`);
    return { orders: 0, refused, violations };
  },
};
