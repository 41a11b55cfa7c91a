import type * as THREE from "three";
import { surface } from "../../kit/materials";

const noise = `varying vec3 furAt; uniform float layer;
float hash(vec3 p) { p = fract(p * 0.3183 + 0.1) * 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
`;

/** One layer of fur, from 0 (skin) to 1 (tips): only the hairs that reach this far are drawn. */
export function furLayer(layer: number, length: number): THREE.MeshPhysicalMaterial {
  const material = surface("#fff", { vertexColors: true, roughness: 0.95 });
  material.customProgramCacheKey = () => `fur ${length}`;
  material.onBeforeCompile = (program) => {
    program.uniforms.layer = { value: layer };
    program.vertexShader = `varying vec3 furAt; uniform float layer;\n${program.vertexShader.replace(
      "#include <begin_vertex>",
      `vec3 lean = vec3(sin(position.y * 5.0 + position.x * 4.0), -0.7 + sin(position.x * 6.0) * 0.4, sin(position.z * 5.0 + position.y * 7.0));
       vec3 transformed = position + (normal + lean * 0.35 * layer) * layer * ${length.toFixed(3)};
       furAt = position;`,
    )}`;
    program.fragmentShader = `${noise}${program.fragmentShader.replace(
      "#include <map_fragment>",
      `vec3 grid = furAt * 44.0;
       float hair = hash(floor(grid));
       float away = length(fract(grid) - 0.5);
       if (layer > 0.0 && (hair < layer * 0.92 || away > 0.75 * (1.05 - layer))) discard;
       diffuseColor.rgb *= mix(0.45, 1.08, layer) * (0.85 + 0.3 * hair);`,
    )}`;
  };
  return material;
}
