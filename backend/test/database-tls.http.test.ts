import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { runCommand } from "../../faults/testbed/command";
import { findFreePort } from "../../scripts/free-port";
import { makeCertificate } from "./support/certificate";
import { auditFaults, place, put, stockOne } from "./support/goods";
import { openShop, type Shop } from "./support/open-shop";

function opensslMissing(): boolean {
  try {
    execFileSync("openssl", ["version"], { stdio: "ignore" });
    return false;
  } catch {
    return true;
  }
}

let folder: string;

/** The tests' own server, asked without TLS. */
async function onServer<Row extends object>(...statements: string[]): Promise<Row[]> {
  const client = new Client({ connectionString: inject("serverUrl") });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** How a client begins that asks for TLS (PostgreSQL's message formats). */
const askForTls = 80_877_103;

/** Before a server: ends every connection that begins in the clear, and counts them. */
async function openTlsOnly(port: number) {
  let inTheClear = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", (first) => {
      if (first.readUInt32BE(4) !== askForTls) {
        inTheClear += 1;
        socket.destroy();
        return;
      }
      const behind = connect(port, "127.0.0.1");
      sockets.add(behind);
      behind.on("error", () => socket.destroy());
      behind.on("close", () => socket.destroy());
      socket.on("close", () => behind.destroy());
      behind.write(first);
      socket.pipe(behind).pipe(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    refused: () => inTheClear,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Needs openssl, and the right to give a file to the server's user. */
describe.skipIf(opensslMissing() || process.env.TEST_DATABASE_URL !== undefined)(
  "a shop whose PostgreSQL is reached over TLS",
  () => {
    let shop: Shop;
    let authority: string;

    const overTls = (databaseUrl: string, hosts: string, root = authority) => {
      const url = new URL(databaseUrl);
      const query = `sslmode=verify-full&sslrootcert=${encodeURIComponent(root)}`;
      return `${url.href.replace(url.host, hosts)}?${query}`;
    };
    const localhost = (databaseUrl: string) => `localhost:${new URL(databaseUrl).port}`;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "shop-tls-"));
      const { key, certificate } = makeCertificate(folder, "server");
      authority = certificate;
      const [place] = await onServer<{ data_directory: string }>("show data_directory");
      const { uid, gid } = statSync(place?.data_directory ?? "");
      for (const path of [folder, key, certificate]) chownSync(path, uid, gid);
      await onServer(
        `alter system set ssl_cert_file = '${certificate}'`,
        `alter system set ssl_key_file = '${key}'`,
        "alter system set ssl = on",
        "select pg_reload_conf()",
      );
      const closed = await findFreePort();
      // Of two hosts the certificate is held against the one that answers.
      shop = await openShop(
        {},
        {
          address: (url) =>
            `${overTls(url, `127.0.0.1:${closed},${localhost(url)}`)}&target_session_attrs=read-write`,
        },
      );
    });
    afterAll(async () => {
      await (shop as Shop | undefined)?.close();
      const settings = ["ssl", "ssl_cert_file", "ssl_key_file"];
      await onServer(...settings.map((name) => `alter system reset ${name}`), "select pg_reload_conf()");
      rmSync(folder, { recursive: true, force: true });
    });

    it("takes orders, and sends nothing in the clear, on the engine's connections neither", async () => {
      const productId = await stockOne(shop, { title: "Pump behind a wire", totalStock: 3 });
      const asha = await shop.shopper();
      await put(shop, asha, productId);
      expect((await place(shop, asha)).status).toBe(201);
      expect(await auditFaults()).toEqual([]);
      const connections = await shop.query<{ application_name: string; ssl: boolean }>({
        text: `select application_name, ssl from pg_stat_ssl join pg_stat_activity using (pid)
               where datname = current_database()`,
      });
      expect(connections.length).toBeGreaterThan(2);
      expect(connections.filter(({ ssl }) => !ssl)).toEqual([]);
    });

    it("migrates over TLS alone", async () => {
      const missing = new URL(shop.databaseUrl);
      missing.pathname = `${missing.pathname}_tls`;
      const door = await openTlsOnly(Number(missing.port));
      try {
        const DATABASE_URL = overTls(missing.href, `localhost:${door.port}`);
        await runCommand({ DATABASE_URL, DATA_DIR: shop.dataDir }, ["migrate"]);
        expect(door.refused()).toBe(0);
      } finally {
        door.close();
      }
      await shop.query({ text: `drop database "${missing.pathname.slice(1)}" with (force)` });
    });

    it("trusts no certificate of another authority, nor one for another name", async () => {
      const stranger = makeCertificate(folder, "stranger").certificate;
      const connecting = (connectionString: string) => {
        const client = new Client({ connectionString });
        return client
          .connect()
          .then(() => "connected")
          .finally(() => client.end());
      };
      const { databaseUrl } = shop;
      await expect(connecting(overTls(databaseUrl, localhost(databaseUrl)))).resolves.toBe("connected");
      await expect(connecting(overTls(databaseUrl, localhost(databaseUrl), stranger))).rejects.toThrow(
        /self.signed/,
      );
      await expect(connecting(overTls(databaseUrl, new URL(databaseUrl).host))).rejects.toThrow(/altnames/);
    });
  },
);
