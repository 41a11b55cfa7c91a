import { SocialConnect } from "./social-connect";
import { Testimonials } from "./testimonials";
import { Trust } from "./trust";

/** The end of the home page, several screens below its top. */
export default function LowerStrips() {
  return (
    <>
      <Trust />
      <Testimonials />
      <SocialConnect />
    </>
  );
}
