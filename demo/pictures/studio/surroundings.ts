import { ShaderChunk } from "three";
import { irradianceFactors } from "./irradiance";
import { panels } from "./softboxes";

const number = (value: number) => value.toFixed(5);
const vector = ({ x, y, z }: { x: number; y: number; z: number }) =>
  `vec3(${number(x)}, ${number(y)}, ${number(z)})`;

const panelLines = panels
  .map(
    ({ way, across, up, half, glow }) =>
      `light += panelLight(way, ${vector(way)}, ${vector(across)}, ${vector(up)}, ` +
      `vec2(${half.map(number).join(", ")}), blur) * ${number(glow)};`,
  )
  .join("\n");

function program(strength: number): string {
  const f = irradianceFactors().map(number);
  return `
float panelLight(vec3 way, vec3 facing, vec3 across, vec3 up, vec2 halfSize, float blur) {
  float z = dot(way, facing);
  vec2 at = abs(vec2(dot(way, across), dot(way, up))) / max(z, 0.05);
  vec2 cover = smoothstep(halfSize + blur, halfSize - blur, at) * min(vec2(1.0), (halfSize + 0.35 * blur) / max(halfSize, vec2(blur)));
  return z > 0.0 ? cover.x * cover.y : 0.0;
}
vec3 studioLight(vec3 viewWay, vec3 normal, float roughness) {
  vec3 mirrored = reflect(-viewWay, normal);
  mirrored = normalize(mix(mirrored, normal, roughness * roughness * roughness * roughness));
  vec3 way = inverseTransformDirection(mirrored, viewMatrix);
  float blur = 0.03 + 1.6 * roughness * roughness;
  float light = mix(0.62, 0.37, smoothstep(-0.1 - blur * 0.5, 0.7 + blur * 0.5, way.y));
  light *= mix(0.55, 1.0, smoothstep(-0.9, 0.2 + blur, way.z));
  ${panelLines}
  return max(light, 0.0) * ${number(strength)} * vec3(1.012, 1.0, 0.985);
}
vec3 studioIrradiance(vec3 normal) {
  vec3 n = inverseTransformDirection(normal, viewMatrix);
  float gathered = 0.282095 * ${f[0]} + 0.488603 * (n.y * ${f[1]} + n.z * ${f[2]} + n.x * ${f[3]})
    + 1.092548 * (n.x * n.y * ${f[4]} + n.y * n.z * ${f[5]} + n.x * n.z * ${f[7]})
    + 0.315392 * (3.0 * n.z * n.z - 1.0) * ${f[6]} + 0.546274 * (n.x * n.x - n.y * n.y) * ${f[8]};
  return vec3(max(gathered, 0.0) * ${number(strength)});
}`;
}

/**
 * Lets every physical material mirror the studio. The surroundings are a formula in the shader in place of an
 * environment map, because reading a blurred map is what a software renderer is slowest at.
 */
export function hangSoftboxes(strength: number): void {
  ShaderChunk.envmap_physical_pars_fragment = program(strength);
  ShaderChunk.lights_fragment_maps = `
#if defined( RE_IndirectDiffuse )
  iblIrradiance += studioIrradiance(geometryNormal);
#endif
#if defined( RE_IndirectSpecular )
  radiance += studioLight(geometryViewDir, geometryNormal, material.roughness);
  #ifdef USE_CLEARCOAT
    clearcoatRadiance += studioLight(geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness);
  #endif
#endif`;
}
