import * as THREE from "three";

const vertex = "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";

/** A full-screen pass: runs a fragment program over every pixel of a target. */
export class Pass {
  private readonly scene = new THREE.Scene();
  private readonly camera = new THREE.Camera();
  readonly material: THREE.ShaderMaterial;

  constructor(fragment: string, uniforms: Record<string, THREE.IUniform>, adds = false) {
    this.material = new THREE.ShaderMaterial({
      vertexShader: vertex,
      fragmentShader: fragment,
      uniforms,
      depthTest: false,
      depthWrite: false,
    });
    if (adds) {
      Object.assign(this.material, {
        transparent: true,
        blending: THREE.CustomBlending,
        blendSrc: THREE.OneFactor,
        blendDst: THREE.OneFactor,
        blendSrcAlpha: THREE.OneFactor,
        blendDstAlpha: THREE.OneFactor,
      });
    }
    const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), this.material);
    quad.frustumCulled = false;
    this.scene.add(quad);
  }

  /** Draws into a target (null: the canvas) without clearing it first. */
  run(renderer: THREE.WebGLRenderer, target: THREE.WebGLRenderTarget | null): void {
    renderer.autoClear = false;
    renderer.setRenderTarget(target);
    renderer.render(this.scene, this.camera);
    renderer.autoClear = true;
  }
}

/** A pass that adds a weighted frame to a running sum; glints are capped so that they cannot sparkle. */
export function addingPass(frame: THREE.Texture, weight: number): Pass {
  return new Pass(
    `uniform sampler2D frame; uniform float weight; varying vec2 at;
     void main() { vec4 c = texture2D(frame, at); gl_FragColor = vec4(min(c.rgb, vec3(6.0)), c.a) * weight; }`,
    { frame: { value: frame }, weight: { value: weight } },
    true,
  );
}
