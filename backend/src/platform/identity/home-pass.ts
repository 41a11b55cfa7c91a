import { z } from "zod";
import { timedPass } from "../secrets/timed-pass";

/** Shows the draft of the home page to whoever has it. */
export const homePass = timedPass("home preview", z.object({}));
