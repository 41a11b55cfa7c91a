import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import type { Container } from "kubernetes-types/core/v1";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readEnv } from "../../backend/src/platform/env";
import { root } from "../root";
import { renderTemplates } from "./go-template";
import { envOf, faultsIn, kustomized, type Manifest, manifestsIn, settingsOf } from "./manifests";

const chart = join(root, "deploy/helm");
const read = (...path: string[]) => readFileSync(join(chart, ...path), "utf8");
type Values = Record<string, unknown> & {
  config: Record<string, string>;
  ingress: object;
  bucket: object;
  metrics: object;
};
const defaults: Values = parse(read("values.yaml"));
const about: { version: string; appVersion: string } = parse(read("Chart.yaml"));

const sources = Object.fromEntries(
  readdirSync(join(chart, "templates")).map((name) => [name, read("templates", name)]),
);

/** What `helm template` prints, by the part of the template language that the chart is written in. */
function render(values: Values = defaults, release = "shop"): Manifest[] {
  const { "NOTES.txt": _said, ...files } = renderTemplates(sources, {
    Values: values,
    Release: { Name: release, Namespace: "default" },
  });
  return Object.values(files).flatMap(manifestsIn);
}

const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;
const byName = (manifests: readonly Manifest[]) =>
  Object.fromEntries(manifests.map((manifest) => [nameOf(manifest), manifest]));
const containerOf = (manifests: readonly Manifest[], name: string) => {
  const container = byName(manifests)[name]?.spec?.template?.spec.containers[0];
  if (!container) throw new Error(`There is no ${name}.`);
  return container as Container;
};

/** Without what only Helm reads, and how settings come to a job that runs before their map is there. */
function asPlain(manifest: Manifest): Manifest {
  const plain = JSON.parse(
    JSON.stringify(manifest, (key, value) => (/^(helm\.sh|checksum)\//.test(key) ? undefined : value)),
    (key, value) => (key === "annotations" && Object.keys(value).length === 0 ? undefined : value),
  );
  if (plain.kind !== "Job") return plain;
  const [container] = plain.spec.template.spec.containers;
  const config = Object.entries(defaults.config).map(([name, value]) => ({ name, value }));
  expect(container.env).toEqual(expect.arrayContaining(config));
  container.env = (container.env as { name: string }[]).filter(({ name }) => !(name in defaults.config));
  container.envFrom = [{ configMapRef: { name: "shop" } }];
  return plain;
}

function helmMissing(): boolean {
  try {
    execFileSync("helm", ["version"], { stdio: "ignore" });
    return false;
  } catch {
    return true;
  }
}

const withBucket = { ...defaults, bucket: { ...defaults.bucket, enabled: true } };
const withMetrics = { ...defaults, metrics: { ...defaults.metrics, enabled: true } };

describe("the chart for Helm", () => {
  it("makes by default what the manifests are", () => {
    const plain = byName([...kustomized("shop"), ...kustomized("migrate")]);
    expect(byName(render().map(asPlain))).toEqual(plain);
  });

  it.each([
    ["as it is", defaults],
    ["with a bucket", withBucket],
    ["with metrics", withMetrics],
    [
      "with all that may be named",
      {
        ...withBucket,
        metrics: withMetrics.metrics,
        imagePullSecrets: [{ name: "registry" }],
        ingress: { className: "nginx", tlsSecret: "tls", annotations: {} },
      },
    ],
    ["with a storage class", { ...defaults, files: { storageClass: "nfs", size: "1Ti" } }],
  ])("makes what Kubernetes' types take, %s", (_how, values) => {
    expect(faultsIn(render(values))).toEqual([]);
  });

  it("has settings with which a backend starts in production, in the job too", () => {
    for (const values of [defaults, withBucket, withMetrics]) {
      const made = render(values);
      for (const name of ["Deployment shop-server", "Deployment shop-worker"])
        expect(readEnv(settingsOf(values.config, containerOf(made, name))).isProduction).toBe(true);
      expect(readEnv(settingsOf({}, containerOf(made, "Job shop-migrate"))).isProduction).toBe(true);
    }
  });

  it("needs no shared folder with a bucket, and gives the web process its address alone", () => {
    const made = render(withBucket);
    expect(made.map(nameOf)).not.toContain("PersistentVolumeClaim shop-files");
    expect(JSON.stringify(made)).not.toContain("persistentVolumeClaim");
    const names = (name: string) => Object.keys(envOf(containerOf(made, name)));
    const keys = [
      "S3_BUCKET",
      "S3_REGION",
      "S3_FILE_URL",
      "S3_ACCESS_KEY_ID_FILE",
      "S3_SECRET_ACCESS_KEY_FILE",
    ];
    for (const name of ["Deployment shop-server", "Deployment shop-worker"])
      expect(names(name)).toEqual(expect.arrayContaining(keys));
    expect(names("Deployment shop-web").filter((name) => name.startsWith("S3_"))).toEqual([
      "S3_FILE_URL",
      "S3_PREFIX",
    ]);
  });

  it("scales the servers by their event loops with metrics, and lets Prometheus read them", () => {
    const made = byName(render(withMetrics));
    const scaler = made["HorizontalPodAutoscaler shop-server"]?.spec as unknown as {
      metrics: { type: string; pods?: { metric: { name: string } } }[];
    };
    expect(scaler.metrics.map(({ type, pods }) => pods?.metric.name ?? type)).toEqual([
      "Resource",
      "nodejs_eventloop_lag_p99_seconds",
    ]);
    const component = kustomized("metrics");
    expect(component.map((manifest) => made[nameOf(manifest)])).toEqual(component);
    for (const name of ["server", "worker", "web"])
      expect(envOf(containerOf(render(withMetrics), `Deployment shop-${name}`)).METRICS_TOKEN_FILE).toBe(
        "/run/secrets/shop/METRICS_TOKEN",
      );
  });

  it("makes two shops in one namespace that share nothing", () => {
    const own = { secret: "second", ingress: { ...defaults.ingress, tlsSecret: "second-tls" } };
    const [one, other] = [render(), render({ ...defaults, ...own }, "second")];
    expect(one.map(nameOf).filter((name) => other.map(nameOf).includes(name))).toEqual([]);
    expect(JSON.stringify(other).match(/"shop(-[a-z]+)?"/g)).toBeNull();
  });

  it("replaces what runs when a setting changes", () => {
    const sums = (values: Values) =>
      JSON.stringify(render(values)).match(/"checksum\/config":"\w{64}"/g) ?? [];
    const changed = { ...defaults, config: { ...defaults.config, LOG_LEVEL: "info" } };
    expect(sums(defaults)).toHaveLength(3);
    expect(sums(changed)).not.toEqual(sums(defaults));
  });

  it("refuses values that it does not have, and numbers where words belong", () => {
    const validate = new Ajv({ strict: true, validateFormats: false }).compile(
      JSON.parse(read("values.schema.json")),
    );
    for (const values of [defaults, withBucket, withMetrics]) expect(validate(values)).toBe(true);
    expect(validate({ ...defaults, buckets: {} })).toBe(false);
    expect(validate({ ...defaults, config: { BACKEND_PORT: 9000 } })).toBe(false);
    expect(validate({ ...defaults, worker: { replicas: 0, resources: {} } })).toBe(false);
  });

  it("is of the shop's own version", () => {
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(about).toMatchObject({ version, appVersion: version });
  });

  it.skipIf(helmMissing())("is rendered by Helm as here, and holds before its linter", () => {
    execFileSync("helm", ["lint", "--strict", chart], { stdio: "pipe" });
    const printed = execFileSync("helm", ["template", "shop", chart], { encoding: "utf8" });
    const without = (manifests: readonly Manifest[]) => byName(manifests.map(asPlain));
    expect(without(manifestsIn(printed))).toEqual(without(render()));
  });
});

describe("the part of Go's template language", () => {
  it("is refused where a template goes beyond it", () => {
    for (const source of [
      "{{ .Values.none }}",
      "{{ printf .Values.host }}",
      "{{ with .Values }}{{ end }}",
      "{{ range .Values }}{{ end }}",
      "{{ if .Values.host }}",
      "{{ end }}",
      "{{-.Values.host }}",
      "{{ /* a comment */ }}",
      "{{ if .Values.none }}{{ else if .Values.host }}{{ end }}",
      "{{ range $key, $value := .Values }}{{ .Values.host }}{{ end }}",
    ])
      expect(() => renderTemplates({ source }, { Values: { host: "a" } }), source).toThrow();
  });
});
