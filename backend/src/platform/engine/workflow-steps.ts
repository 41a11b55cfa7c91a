import { WorkflowManager } from "@medusajs/framework/orchestration";
import type { MedusaContainer } from "@medusajs/framework/types";
import { OrchestrationUtils } from "@medusajs/framework/utils";

/**
 * Steps of the engine's own workflows, exchanged by their names. A workflow's hooks come too late to refuse it (most
 * workflows have none), and its steps are transactions of their own, between which a crash leaves an order half
 * changed (ADR-0038). The workflow's id, its callers and its hooks stay as they are.
 */
type Arguments = {
  container: MedusaContainer;
  /** The input of the workflow. */
  payload: unknown;
  /** What the steps have put out so far. */
  invoke: Record<string, unknown>;
};
type Handler = (step: Arguments) => Promise<unknown>;
type Handlers = Map<string, { invoke: Handler; compensate?: Handler }>;

/** Marks the output of a step that the shop carried out; its compensation and the steps it stands for do nothing. */
const ours = "carried out by the shop";

/** The form in which the composer stores the output of a step. */
const stored = (output: unknown, compensateInput?: string) => ({
  __type: OrchestrationUtils.SymbolWorkflowWorkflowData,
  output: { __type: OrchestrationUtils.SymbolWorkflowStepResponse, output, compensateInput },
});

type Stored = { output?: { output?: unknown; compensateInput?: unknown } };
const storedBy = ({ invoke }: Arguments, step: string) => (invoke[step] as Stored | undefined)?.output;

function handlersOf(workflow: string): Handlers {
  const handlers: Handlers | undefined = WorkflowManager.getWorkflow(workflow)?.handlers_;
  if (!handlers) throw new Error(`The engine has no workflow ${workflow} any more (ADR-0038).`);
  return handlers;
}

function handlerOf(workflow: string, step: string) {
  const handler = handlersOf(workflow).get(step);
  if (!handler) throw new Error(`The engine's workflow ${workflow} has no step ${step} any more (ADR-0038).`);
  return handler;
}

/** The workflow's input and container, as the shop's part of a step sees them. */
export type StepInput<Input> = { scope: MedusaContainer; input: Input };

export type StandIn<Input> = {
  workflow: string;
  /** The first step that writes. */
  at: string;
  /** Returns the step's output, or undefined if the order or payment is none of the shop's: then the engine's steps run. */
  carryOut: (on: StepInput<Input>) => Promise<{ output: unknown } | undefined>;
  /** The later steps that this does away with, and what they would have put out, given the output of `at`. */
  insteadOf: Readonly<Record<string, (output: unknown) => unknown>>;
};

/** Carries a workflow out by the shop's own transition, in the place of the engine's steps that write. */
export function standIn<Input>({ workflow, at, carryOut, insteadOf }: StandIn<Input>): void {
  const handlers = handlersOf(workflow);
  const isOurs = (step: Arguments) => storedBy(step, at)?.compensateInput === ours;
  const first = handlerOf(workflow, at);
  const undo = (compensate: Handler | undefined) => async (step: Arguments) =>
    isOurs(step) ? undefined : compensate?.(step);
  handlers.set(at, {
    invoke: async (step) => {
      const done = await carryOut({ scope: step.container, input: step.payload as Input });
      return done ? stored(done.output, ours) : first.invoke(step);
    },
    compensate: undo(first.compensate),
  });
  for (const [name, output] of Object.entries(insteadOf)) {
    const { invoke, compensate } = handlerOf(workflow, name);
    handlers.set(name, {
      invoke: async (step) => (isOurs(step) ? stored(output(storedBy(step, at)?.output)) : invoke(step)),
      compensate: undo(compensate),
    });
  }
}

/** Leaves a step out: what it does, the shop does by itself. */
export function leaveOut(workflow: string, step: string): void {
  handlerOf(workflow, step);
  handlersOf(workflow).set(step, { invoke: async () => stored(undefined) });
}

/** Does a step in another way, with the output of step `of`. `undo` runs when a later step fails. */
export function instead<Output>(
  workflow: string,
  step: string,
  work: {
    of: string;
    carryOut: (scope: MedusaContainer, output: Output) => Promise<void>;
    undo: (scope: MedusaContainer, output: Output) => Promise<void>;
  },
): void {
  handlerOf(workflow, step);
  const output = (on: Arguments) => storedBy(on, work.of)?.output as Output;
  handlersOf(workflow).set(step, {
    invoke: async (on) => {
      await work.carryOut(on.container, output(on));
      return stored(undefined);
    },
    compensate: (on) => work.undo(on.container, output(on)),
  });
}

type Flow = { action?: string; next?: Flow | Flow[] };

/** The name of a workflow's first step; of several that run side by side, one of them. */
function firstStep(workflow: string): string {
  let flow: Flow | undefined = WorkflowManager.getWorkflow(workflow)?.flow_;
  while (flow && !flow.action) flow = Array.isArray(flow.next) ? flow.next[0] : flow.next;
  return flow?.action ?? "";
}

/** Runs a check before anything else in a workflow; what it throws, the caller of the workflow gets. */
export function checkFirst<Input>(
  workflow: string,
  check: (on: StepInput<Input>) => Promise<void> | void,
): void {
  const handlers = handlersOf(workflow);
  const first = firstStep(workflow);
  const handler = handlerOf(workflow, first);
  handlers.set(first, {
    ...handler,
    invoke: async (step) => {
      await check({ scope: step.container, input: step.payload as Input });
      return handler.invoke(step);
    },
  });
}

/**
 * Runs `follow` after a step, with the output of step `of`; if it throws, the workflow fails and compensates. `undo` runs
 * when a later step fails.
 */
export function after<Output>(
  workflow: string,
  step: string,
  work: {
    of: string;
    follow: (scope: MedusaContainer, output: Output) => Promise<void>;
    undo: (scope: MedusaContainer, output: Output) => Promise<void>;
  },
): void {
  const handlers = handlersOf(workflow);
  const output = (of: Arguments) => storedBy(of, work.of)?.output as Output;
  const followed = (handler: { invoke: Handler; compensate?: Handler }) => ({
    invoke: async (on: Arguments) => {
      const result = await handler.invoke(on);
      await work.follow(on.container, output({ ...on, invoke: { ...on.invoke, [step]: result } }));
      return result;
    },
    compensate: async (on: Arguments) => {
      await work.undo(on.container, output(on));
      return handler.compensate?.(on);
    },
  });
  handlers.set(step, followed(handlerOf(workflow, step)));
  // If the step is a hook, a plugin may give it another handler later.
  const set = handlers.set.bind(handlers);
  handlers.set = (name, handler) => set(name, name === step ? followed(handler) : handler);
}
