import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Container, PodSpec } from "kubernetes-types/core/v1";
import ts from "typescript";
import { parse, parseAllDocuments } from "yaml";
import { root } from "../root";

export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { template?: { spec: PodSpec } };
};

export const kubernetesFolder = join(root, "deploy/kubernetes");

/** The objects in a text of YAML; a document that says nothing is none. */
export const manifestsIn = (text: string): Manifest[] =>
  parseAllDocuments(text).flatMap((document) =>
    document.contents === null ? [] : [document.toJS() as Manifest],
  );

/** What `kubectl apply -k` makes of a folder of deploy/kubernetes. */
export function kustomized(name: string): Manifest[] {
  const read = (file: string) => readFileSync(join(kubernetesFolder, name, file), "utf8");
  const { resources }: { resources: string[] } = parse(read("kustomization.yaml"));
  const unnamed = readdirSync(join(kubernetesFolder, name)).filter(
    (file) => file !== "kustomization.yaml" && !resources.includes(file),
  );
  if (unnamed.length > 0) throw new Error(`${name}/kustomization.yaml does not name ${unnamed.join(", ")}.`);
  return resources.flatMap((file) => manifestsIn(read(file)));
}

/** Where the types of an API version are: `apps/v1`, and `core/v1` for `v1`; a group's domain is no part of it. */
const moduleOf = (apiVersion: string) =>
  apiVersion.includes("/") ? apiVersion.replace(/^([^./]+)[^/]*/, "$1") : `core/${apiVersion}`;

/** What TypeScript says of these objects as Kubernetes' own types: unknown, missing and wrong fields. */
export function faultsIn(all: readonly Manifest[]): string[] {
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

export const envOf = ({ env = [] }: Container) =>
  Object.fromEntries(env.map(({ name, value = "" }) => [name, value]));

const word = "k7Qw2Zt9Lx4Vb8Nm3Rc6Yp1Hs5Jd0FgA";
const secrets: Record<string, string> = {
  DATABASE_URL: "postgres://shop@database/shop",
  REDIS_URL: "redis://redis",
  SMTP_URL: "smtp://mail",
  ADMIN_PASSWORD: "Tamarind-crate-47-lorry",
};

/** What a process would find: settings, and in place of each file of a secret what is in it. */
export const settingsOf = (config: Record<string, string>, container: Container) =>
  Object.fromEntries(
    Object.entries({ HOST: "0.0.0.0", ...config, ...envOf(container) }).map(([key, value]) => {
      const secret = /^(.*)_FILE$/.exec(key)?.[1];
      if (!secret) return [key, value];
      if (value !== `/run/secrets/shop/${secret}`) throw new Error(`${key} is ${value}.`);
      return [secret, secrets[secret] ?? word];
    }),
  );
