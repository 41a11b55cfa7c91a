import { describe, expect, it } from "vitest";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { toFailure } from "./failure";

const withCode = (code: string) => Object.assign(new Error("it failed"), { code });

describe("an outage that may be over in a moment is a 503 to be sent again", () => {
  it.each([
    ["a replica that only reads", "25006"],
    ["too many connections", "53300"],
    ["a full disk", "53100"],
    ["a stop by the operator", "57P01"],
    ["a crash of another connection", "57P02"],
    ["a server that is starting", "57P03"],
    ["a database that was dropped", "57P04"],
    ["a connection that idled too long", "57P05"],
    ["a statement that took too long", "57014"],
    ["a transaction that was forgotten", "25P03"],
    ["a connection that failed", "08006"],
    ["a connection that is not there", "08003"],
    ["a serialisation failure", "40001"],
    ["a deadlock", "40P01"],
    ["a lock that was not to be had", "55P03"],
    ["nobody who listens", "ECONNREFUSED"],
    ["a line that was cut", "ECONNRESET"],
    ["a name that is not known for the moment", "EAI_AGAIN"],
    ["a network that is away", "ENETUNREACH"],
  ])("%s (%s)", (_what, code) => {
    const { status, body, retryAfterSeconds } = toFailure(withCode(code));
    expect([status, body.code, retryAfterSeconds]).toEqual([503, "unavailable", 2]);
  });

  it.each([
    "READONLY You can't write against a read only replica.",
    "LOADING Redis is loading the dataset in memory",
    "CLUSTERDOWN The cluster is down",
    "MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.",
    "TRYAGAIN Multiple keys request during rehashing of slot",
    "MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist to disk.",
    "OOM command not allowed when used memory > 'maxmemory'.",
    "Connection is closed.",
    "Command timed out",
    'Reached the max retries per request limit (which is 20). Refer to "maxRetriesPerRequest" option for details.',
    "Stream isn't writeable and enableOfflineQueue options is false",
    "Connection terminated unexpectedly",
    "Query read timeout",
    "timeout exceeded when trying to connect",
  ])("%s", (message) => {
    expect(toFailure(new Error(message)).status).toBe(503);
  });

  it("also inside what the engine's workflows and several tries at once make of it", () => {
    expect(toFailure({ message: "step failed", cause: withCode("25006") }).status).toBe(503);
    expect(toFailure(new AggregateError([new Error("one"), withCode("ECONNREFUSED")])).status).toBe(503);
  });
});

it("a unique index that nobody foresaw is a 409, as pg says it and as the engine does", () => {
  const engines = { type: "invalid_data", message: "Product with handle: pump, already exists." };
  for (const error of [withCode("23505"), engines])
    expect(toFailure(error)).toMatchObject({ status: 409, body: { code: "conflict" } });
});

describe("everything else that was not foreseen is a 500 that tells nothing", () => {
  it.each([
    ["a broken statement", withCode("42601")],
    ["a text that merely speaks of READONLY", new Error("The field is READONLY")],
    ["nothing at all", undefined],
  ])("%s", (_what, error) => {
    expect(toFailure(error)).toMatchObject({
      status: 500,
      body: { message: messages.internal },
      unexpected: true,
    });
  });
});

it("a refusal that hides an error is still written into the log", () => {
  expect(toFailure(refuse.unsure(messages.orderUnsure, new Error("broken"))).unexpected).toBe(true);
  expect(toFailure(refuse.unavailable()).unexpected).toBe(false);
});
