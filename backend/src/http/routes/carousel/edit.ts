import { SlideInput } from "../../../contract/carousel";
import { validate } from "../../../contract/validate";
import { inTurn } from "../../../platform/edits/in-turn";
import { mergeEdit } from "../../../platform/edits/merge";
import { refuseClashes } from "../../../platform/edits/refuse-clashes";
import { editSlideWorkflow } from "../../../workflows/carousel/edit-slide";
import { door } from "../../pipeline/door";
import { existingSlide } from "./existing";
import { slideEditFields } from "./slides";

export const editSlide = door("editSlide", ({ params, body, scope }) =>
  inTurn(scope, [params.id], async () => {
    const { version, ...edit } = body;
    const slide = await existingSlide(params.id);
    const { changes, clashes } = mergeEdit(slideEditFields, slide, edit, version);
    await refuseClashes({ thingId: slide._id, version: slide.version, clashes });
    // `validate` runs the schema: what it returns is its output.
    const fields = validate({ body: SlideInput }, { body: { ...slide, ...changes } }).body as SlideInput;
    if (Object.keys(changes).length > 0)
      await editSlideWorkflow(scope).run({ input: { id: slide._id, fields } });
    return { data: await existingSlide(slide._id) };
  }),
);
