import { models } from "../models";
import { scenes } from "../scenes";
import { dispose } from "../studio/dispose";
import { shoot } from "../studio/shoot";
import { houseShot, type Shot } from "../studio/shot";
import { fromElsewhere, ownView } from "./from-elsewhere";
import type { Job } from "./job";

function prepare(job: Job) {
  if ("scene" in job) {
    const scene = scenes[job.scene];
    if (!scene) throw new Error(`no scene is called ${job.scene}`);
    return { model: scene.build(), shot: scene.shot };
  }
  const { spec } = job;
  // The registry pairs each kind with its model; the compiler cannot follow that pairing through a lookup.
  const model = models[spec.kind] as (typeof models)["phone"];
  const own = ownView(spec);
  const shot = fromElsewhere(spec.view, { ...houseShot, ...model.shot(own as never) });
  return { model: model.build(own as never), shot };
}

/** Draws one job and returns the picture as the data URL of a PNG. */
async function draw(job: Job, override: Partial<Shot>): Promise<string> {
  await document.fonts.ready;
  const { model, shot } = prepare(job);
  const picture = shoot(model, { ...houseShot, ...shot, ...override });
  dispose(model);
  return picture;
}

Object.assign(window, { draw });
