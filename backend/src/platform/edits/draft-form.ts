import type { RouteName } from "../../contract";
import { refuse } from "../../contract/refusal";
import { readSetting, saveSetting } from "../db/setting";
import { editionOf } from "./forms";
import { type Read, saveMerged, tries } from "./save-merged";

type Named<Form extends object> = {
  /** Its key in the table of settings. */
  key: string;
  /** What a shop that has never saved it has. */
  start: Form;
  /** The calls that publish it and save its draft, as the audit log names them. */
  routes: { publish: RouteName; draft: RouteName };
};
/** The draft stands in the setting of what is published: one version counts for both. */
type Stored<Form> = Partial<Form> & { draft?: Partial<Form> };

/**
 * A form that is one setting with a draft (ADR-0053): what is published stays until the draft is, and all editors work on the
 * same draft, merged field by field (ADR-0015).
 */
export function draftForm<Form extends object>({ key, start, routes }: Named<Form>) {
  const open = async () => {
    const row = await readSetting<Stored<Form>>(key);
    const { draft, ...stored } = row?.value ?? ({} as Stored<Form>);
    const published: Form = { ...start, ...stored };
    return {
      published,
      /** What editors see. */
      form: draft ? { ...published, ...draft } : published,
      hasDraft: draft !== undefined,
      version: row?.version ?? 0,
      updatedAt: row?.updatedAt ?? null,
    };
  };

  /** What the shop shows. */
  const read = async () => {
    const { published, version, updatedAt } = await open();
    return { form: published, version, updatedAt };
  };

  const saved = async () => {
    const { form, hasDraft, version, updatedAt } = await open();
    return {
      ...form,
      hasDraft,
      version,
      edition: editionOf(form),
      updatedAt: updatedAt?.toISOString() ?? null,
    };
  };

  /** Publishes the draft with these changes; 409 `edit_conflict` as in `settingForm`. */
  const publish = (sent: Form, seen: Read) =>
    saveMerged({
      sent,
      seen,
      route: routes.publish,
      read: open,
      write: async (form, { version }) => saveSetting(key, form, version),
    });

  /** Saves for later: the shop shows what it showed. A draft without a difference is none. */
  const saveDraft = (sent: Form, seen: Read) =>
    saveMerged({
      sent,
      seen,
      route: routes.draft,
      read: open,
      write: async (draft, { published, version }) => {
        const isSame = editionOf(draft) === editionOf(published);
        return saveSetting(key, isSame ? published : { ...published, draft }, version);
      },
    });

  /** Goes back to what is published, also if somebody saves at the same moment. */
  const discardDraft = async (): Promise<void> => {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const { published, hasDraft, version } = await open();
      if (!hasDraft || (await saveSetting(key, published, version))) return;
    }
    throw refuse.unavailable();
  };

  return { open, read, saved, publish, saveDraft, discardDraft };
}
