import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Container, PodSpec } from "kubernetes-types/core/v1";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readEnv } from "../../backend/src/platform/env";
import { root } from "../root";

type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { template?: { spec: PodSpec } };
};

const folder = join(root, "deploy/kubernetes");
const inFolder = (name: string): Manifest[] => {
  const list: { resources: string[] } = parse(readFileSync(join(folder, name, "kustomization.yaml"), "utf8"));
  expect([...list.resources, "kustomization.yaml"].sort()).toEqual(readdirSync(join(folder, name)).sort());
  return list.resources.flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, name, file), "utf8")).map(
      (document) => document.toJS() as Manifest,
    ),
  );
};
const manifests = [...inFolder("shop"), ...inFolder("migrate")];

/** Where the types of an API version are: `apps/v1`, and `core/v1` for `v1`; a group's domain is no part of it. */
const moduleOf = (apiVersion: string) =>
  apiVersion.includes("/") ? apiVersion.replace(/^([^./]+)[^/]*/, "$1") : `core/${apiVersion}`;

/** What TypeScript says of these objects as Kubernetes' own types: unknown, missing and wrong fields. */
function faultsIn(all: readonly Manifest[]): string[] {
  const path = join(root, "scripts/deploy/manifests.generated.ts");
  const source = all
    .map(
      (one, at) =>
        `const m${at}: import("kubernetes-types/${moduleOf(one.apiVersion)}").${one.kind} = ${JSON.stringify(one)};`,
    )
    .join("\n");
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: [], module: ts.ModuleKind.ESNext };
  const settings = { ...options, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const host = ts.createCompilerHost(settings);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === path
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext)
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([path], settings, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

const pods = manifests.flatMap(({ metadata: { name }, spec }) => {
  const pod = spec?.template?.spec;
  return pod ? [{ name, pod, container: pod.containers[0] as Container }] : [];
});
const podOf = (name: string) => {
  const found = pods.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const envOf = ({ env = [] }: Container) =>
  Object.fromEntries(env.map(({ name, value = "" }) => [name, value]));
const probes = ({ startupProbe, readinessProbe, livenessProbe }: Container) =>
  [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet?.path);

/** What a component lays over the manifests. */
function patchesOf(component: string): Manifest[] {
  const { patches }: { patches: { patch: string }[] } = parse(
    readFileSync(join(folder, component, "kustomization.yaml"), "utf8"),
  );
  return patches.map(({ patch }) => parse(patch) as Manifest);
}

describe("the manifests for Kubernetes", () => {
  it("are what Kubernetes' types take, and the check sees what they do not", () => {
    expect(faultsIn(manifests)).toEqual([]);
    const wrong = { ...manifests[0], spec: { imag: "shop" } } as unknown as Manifest;
    const deployment = manifests.find(
      ({ kind, metadata }) => kind === "Deployment" && metadata.name === "shop-web",
    );
    const mistyped = JSON.parse(JSON.stringify(deployment).replace('"readinessProbe"', '"readynessProbe"'));
    expect(faultsIn([wrong])).toHaveLength(1);
    expect(faultsIn([mistyped]).join()).toContain("readynessProbe");
  });

  it("name the objects that they lean on", () => {
    const names = new Set(manifests.map(({ kind, metadata: { name } }) => `${kind} ${name}`));
    for (const wanted of [
      ...["server", "worker", "web"].map((name) => `Deployment shop-${name}`),
      ...["server", "web"].flatMap((name) =>
        ["Service", "PodDisruptionBudget", "HorizontalPodAutoscaler"].map((kind) => `${kind} shop-${name}`),
      ),
      "ConfigMap shop",
      "PersistentVolumeClaim shop-files",
      "Ingress shop",
      "Job shop-migrate",
    ])
      expect([...names]).toContain(wanted);
  });

  it("ask each process what it is to be asked", () => {
    const backend = ["/api/health", "/api/ready", "/api/health"];
    expect(probes(podOf("shop-server").container)).toEqual(backend);
    expect(probes(podOf("shop-worker").container)).toEqual(backend);
    expect(probes(podOf("shop-web").container)).toEqual(["/healthz", "/readyz", "/healthz"]);
  });

  it.each(["shop-server", "shop-web"])("give %s the time that it takes to stop", (name) => {
    const { pod, container } = podOf(name);
    const preStopMs = 2_000;
    const needed = preStopMs + Number(envOf(container).SHUTDOWN_DELAY_MS) + 10_000;
    expect((pod.terminationGracePeriodSeconds ?? 0) * 1_000).toBeGreaterThan(needed);
  });

  it.each(pods.map(({ name }) => name))(
    "%s runs without rights and writes nothing into its image",
    (name) => {
      const { pod, container } = podOf(name);
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } },
      });
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
    },
  );

  it.each(["bucket", "metrics"])("take the component %s, by patches of what is there", (name) => {
    for (const { kind, metadata, spec } of patchesOf(name)) {
      const found = manifests.find((one) => one.kind === kind && one.metadata.name === metadata.name);
      expect(found, `${kind} ${metadata.name}`).toBeDefined();
      const names = (all: readonly { name: string }[] = []) => all.map(({ name }) => name);
      const [pod, patched] = [found?.spec?.template?.spec, spec?.template?.spec];
      expect(names(pod?.containers)).toEqual(expect.arrayContaining(names(patched?.containers)));
      expect(names(pod?.volumes)).toEqual(expect.arrayContaining(names(patched?.volumes)));
    }
  });

  it("need no shared folder with a bucket", () => {
    const patches = patchesOf("bucket");
    const claims = pods.filter(({ name }) => {
      const patched = patches.find(({ metadata }) => metadata.name === name)?.spec?.template?.spec;
      return podOf(name).pod.volumes?.some(({ persistentVolumeClaim }) => persistentVolumeClaim) && !patched;
    });
    expect(claims.map(({ name }) => name)).toEqual([]);
  });

  it("scale the servers by their event loops, as the adapter names them, and let Prometheus read them", () => {
    const scaled = patchesOf("metrics").find(({ kind }) => kind === "HorizontalPodAutoscaler");
    const base = manifests.find(
      ({ kind, metadata }) => kind === "HorizontalPodAutoscaler" && metadata.name === scaled?.metadata.name,
    );
    // Kubernetes puts the patch's list in the place of the other.
    const merged = { ...base, spec: { ...base?.spec, ...scaled?.spec } } as Manifest;
    const network = parse(readFileSync(join(folder, "metrics", "network.yaml"), "utf8")) as Manifest;
    expect(faultsIn([merged, network])).toEqual([]);
    const { metrics } = (scaled?.spec ?? {}) as { metrics: { pods?: { metric: { name: string } } }[] };
    const { rules }: { rules: { seriesQuery: string }[] } = parse(
      readFileSync(join(root, "deploy/prometheus/adapter.yml"), "utf8"),
    );
    const named = metrics.flatMap(({ pods }) => pods?.metric.name ?? []);
    expect(named).toEqual(rules.map(({ seriesQuery }) => seriesQuery.split("{")[0]));
    expect(named).toEqual(["nodejs_eventloop_lag_p99_seconds"]);
    for (const { kind, spec } of patchesOf("metrics"))
      if (kind === "Deployment")
        expect(envOf(spec?.template?.spec.containers[0] as Container)).toEqual({
          METRICS_TOKEN_FILE: "/run/secrets/shop/METRICS_TOKEN",
        });
  });

  it("have settings with which a backend starts in production", () => {
    const config = manifests.find(({ kind }) => kind === "ConfigMap")?.data ?? {};
    const word = "k7Qw2Zt9Lx4Vb8Nm3Rc6Yp1Hs5Jd0FgA";
    const secrets: Record<string, string> = {
      DATABASE_URL: "postgres://shop@database/shop",
      REDIS_URL: "redis://redis",
      SMTP_URL: "smtp://mail",
      ADMIN_PASSWORD: "Tamarind-crate-47-lorry",
    };
    for (const name of ["shop-server", "shop-worker", "shop-migrate"]) {
      const given = Object.entries({ ...config, ...envOf(podOf(name).container) }).map(([key, value]) => {
        const secret = /^(.*)_FILE$/.exec(key)?.[1];
        if (!secret) return [key, value];
        expect(value).toBe(`/run/secrets/shop/${secret}`);
        return [secret, secrets[secret] ?? word];
      });
      expect(readEnv({ HOST: "0.0.0.0", ...Object.fromEntries(given) }).isProduction).toBe(true);
    }
  });
});
