import { describe, expect, it } from "vitest";
import { Told, Tracked } from "./answers";
import { readIndiaTime, writeIndiaTime } from "./clock";
import { reportOfTracking, reportOfWebhook } from "./report";

const now = new Date("2026-11-21T12:00:00Z");
const webhook = (body: object) => reportOfWebhook(Told.parse(body), now);

describe("Shiprocket's times", () => {
  it.each([
    ["2026-11-21 15:30:00", "2026-11-21T10:00:00.000Z"],
    ["21 11 2026 15:30:00", "2026-11-21T10:00:00.000Z"],
    ["2026-11-21 15:30", "2026-11-21T10:00:00.000Z"],
    ["2026-11-21", "2026-11-20T18:30:00.000Z"],
  ])("are India's: %s", (text, iso) => expect(readIndiaTime(text)?.toISOString()).toBe(iso));

  it.each(["", "NA", "soon", "2026-13-45 99:00:00", null, undefined])("may be none: %s", (text) =>
    expect(readIndiaTime(text)).toBeNull(),
  );

  it("are written in Indian time", () => {
    expect(writeIndiaTime(new Date("2026-11-21T19:00:00Z"))).toBe("2026-11-22 00:30");
  });
});

describe("a report by webhook", () => {
  it("carries the scans, and the promised day", () => {
    const report = webhook({
      awb: 19041424751540,
      current_status: "IN TRANSIT",
      current_timestamp: "21 11 2026 11:43:52",
      etd: "2026-11-23 15:40:19",
      scans: [
        {
          date: "2026-11-21 11:43:52",
          activity: "Arrived at hub",
          location: "Pune",
          "sr-status-label": "IN TRANSIT",
        },
      ],
    });
    expect(report).toMatchObject({
      awb: "19041424751540",
      scans: [{ status: "IN TRANSIT", location: "Pune", note: "Arrived at hub" }],
    });
    expect(report?.expectedAt?.toISOString()).toBe("2026-11-23T10:10:19.000Z");
  });

  it("reports the current status as a scan where none of the scans does", () => {
    const report = webhook({
      awb: "A1",
      current_status: "Delivered",
      current_timestamp: "21 11 2026 11:43:52",
      scans: [{ date: "2026-11-20 09:00:00", "sr-status-label": "PICKED UP" }],
    });
    expect(report?.scans.map(({ status }) => status)).toEqual(["PICKED UP", "Delivered"]);
  });

  it("ignores scans without a time or from the future", () => {
    const scans = [
      { date: "yesterday", "sr-status-label": "PICKED UP" },
      { date: "2030-01-01 00:00:00", "sr-status-label": "DELIVERED" },
    ];
    expect(webhook({ awb: "A1", scans })?.scans).toMatchObject([{ status: "DELIVERED", at: now }]);
  });

  it("contains nothing that a database cannot store", () => {
    const scans = [{ date: "2026-11-21 09:00:00", activity: "a\u0000b\ud800", "sr-status-label": "NA" }];
    expect(webhook({ awb: "A1", scans })?.scans[0]?.status).toBe("ab\ufffd");
  });

  it("is ignored where it names no parcel", () => {
    expect(webhook({ current_status: "DELIVERED" })).toBeUndefined();
  });
});

it("the answer of the track call is a report too", () => {
  const tracked = Tracked.parse({
    tracking_data: {
      track_status: 1,
      shipment_track: [{ current_status: "Delivered" }],
      shipment_track_activities: [
        {
          date: "2026-11-21 10:00:00",
          activity: "Out",
          location: "Pune",
          "sr-status-label": "OUT FOR DELIVERY",
        },
      ],
    },
  });
  const { scans } = reportOfTracking("A1", tracked, now);
  expect(scans.map(({ status }) => status)).toEqual(["OUT FOR DELIVERY", "Delivered"]);
  expect(scans[1]?.at).toEqual(scans[0]?.at);
});
