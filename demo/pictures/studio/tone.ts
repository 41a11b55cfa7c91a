import * as THREE from "three";
import { Pass } from "./passes";
import type { Shot } from "./shot";

/**
 * The finishing pass: lays the summed light over the backdrop and maps it to the screen with the neutral
 * curve for product pictures (Khronos PBR Neutral: base colours stay true, only highlights are compressed),
 * with a gentler toe, so that black things keep their shapes.
 */
export function finishingPass(light: THREE.Texture, shot: Shot): Pass {
  const backdrop = shot.backdrop.map((hex) => ({
    value: new THREE.Color(hex).convertLinearToSRGB(),
  }));
  return new Pass(
    `uniform sampler2D light; uniform vec3 middle, corner; uniform float exposure; varying vec2 at;
     const float start = 0.76, desaturation = 0.15;
     vec3 neutral(vec3 c) {
       float low = min(c.r, min(c.g, c.b));
       c -= 0.6 * (low < 0.08 ? low - 6.25 * low * low : 0.04);
       float peak = max(c.r, max(c.g, c.b));
       if (peak < start) return c;
       float room = 1.0 - start;
       float squeezed = 1.0 - room * room / (peak + room - start);
       c *= squeezed / peak;
       return mix(vec3(squeezed), c, 1.0 / (desaturation * (peak - squeezed) + 1.0));
     }
     vec3 encode(vec3 c) {
       return mix(c * 12.92, 1.055 * pow(max(c, vec3(1e-5)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
     }
     void main() {
       vec4 sum = texture2D(light, at);
       float cover = clamp(sum.a, 0.0, 1.0);
       vec3 seen = encode(neutral(max(sum.rgb / max(cover, 1e-4) * exposure, 0.0)));
       float out_ = smoothstep(0.15, 0.95, length((at - vec2(0.5, 0.55)) * vec2(1.0, 1.1)));
       gl_FragColor = vec4(seen * cover + mix(middle, corner, out_) * (1.0 - cover), 1.0);
     }`,
    {
      light: { value: light },
      middle: backdrop[0] ?? { value: null },
      corner: backdrop[1] ?? { value: null },
      exposure: { value: shot.exposure },
    },
  );
}
