import type { ErrorRequestHandler, RequestHandler } from "express";
import { refuse } from "../contract/refusal";
import { log } from "../log";
import { toFailure } from "./failure";
import { sendFailure } from "./send";

/** Behind the engine's routes: what no plugin answered is a JSON 404. */
export const noSuchCall: RequestHandler = (req, res) => sendFailure(req, res, toFailure(refuse.notFound()));

/** What a plugin's route threw past the engine's own error handler. */
export const pluginFailed: ErrorRequestHandler = (error, req, res, _next) => {
  const failed = toFailure(error);
  if (failed.unexpected) log.error({ err: error }, "plugin route failed");
  sendFailure(req, res, failed);
};
