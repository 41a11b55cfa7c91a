import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Container } from "kubernetes-types/core/v1";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readEnv } from "../../backend/src/platform/env";
import { root } from "../root";
import { envOf, faultsIn, kubernetesFolder, kustomized, type Manifest, settingsOf } from "./manifests";

const folder = kubernetesFolder;
const manifests = [...kustomized("shop"), ...kustomized("migrate")];

const pods = manifests.flatMap(({ metadata: { name }, spec }) => {
  const pod = spec?.template?.spec;
  return pod ? [{ name, pod, container: pod.containers[0] as Container }] : [];
});
const podOf = (name: string) => {
  const found = pods.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
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
    for (const name of ["shop-server", "shop-worker", "shop-migrate"])
      expect(readEnv(settingsOf(config, podOf(name).container)).isProduction).toBe(true);
  });
});
