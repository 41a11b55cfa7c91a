import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findFreePort } from "../../scripts/free-port";
import type { StandIn } from "../stand-in";
import { openMail } from "./stand-in";

let port: number;
let mail: StandIn;
beforeAll(async () => {
  port = await findFreePort();
  mail = await openMail(port);
});
afterAll(() => mail.stop());

const MESSAGE = [
  "Subject: =?UTF-8?B?4KSG4KSq4KSy4KWAIOCkkeCksOCljeCkoeCksA==?=",
  "Content-Type: text/html; charset=utf-8",
  "",
  "<p>धन्यवाद</p><script>alert(1)</script>",
];

/** A minimal SMTP client, one line at a time, so that the test needs no library. */
function send(to: string[]): Promise<void> {
  const recipients = to.map((address) => `RCPT TO:<${address}>`);
  const lines = [
    "EHLO test",
    "MAIL FROM:<shop@example.com>",
    ...recipients,
    "DATA",
    [...MESSAGE, "."].join("\r\n"),
    "QUIT",
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
      if (!/^\d{3} .*\r\n$/m.test(answer)) return;
      answer = "";
      const next = lines.shift();
      if (next) socket.write(`${next}\r\n`);
    });
    socket.on("error", reject);
    socket.on("close", () => resolve());
  });
}

const list = async (query = "") => {
  const route = mail.routes["GET /mailbox"];
  const reply = await route?.({ params: {}, query: new URLSearchParams(query), request: {} as never });
  return reply?.json as { to: string; subject: string; html: string; at: string }[];
};

it("keeps a mail for each of its readers, newest first, and finds it by address", async () => {
  await send(["asha@example.com"]);
  await send(["asha@example.com", "ravi@example.com"]);
  expect(await list()).toHaveLength(3);
  const [newest] = await list("to=ASHA@example.com");
  expect(newest).toMatchObject({ to: "asha@example.com", subject: "आपली ऑर्डर" });
  expect(newest?.html).toContain("धन्यवाद");
  expect(await list("to=nobody@example.com")).toEqual([]);
});

it("shows a mail on the page without letting its scripts run", () => {
  const html = mail.section();
  expect(html).toContain("आपली ऑर्डर");
  expect(html).not.toContain("<script>");
  expect(html).toContain("<iframe sandbox ");
});
