import * as THREE from "three";
import { domeDirection, keyDirection } from "./directions";
import type { Shot } from "./shot";

function lamp(strength: number, map: number, radius: number, normalBias: number) {
  const light = new THREE.DirectionalLight(0xffffff, strength);
  light.castShadow = true;
  light.shadow.mapSize.set(map, map);
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = radius * normalBias;
  const view = light.shadow.camera;
  const reach = radius * 1.12;
  view.left = view.bottom = -reach;
  view.right = view.top = reach;
  view.near = 0.01;
  view.far = radius * 8;
  return light;
}

/** The key light and one wandering dome light, which the frames move so that their sum is soft. */
export class Lights {
  readonly key: THREE.DirectionalLight;
  readonly dome: THREE.DirectionalLight;

  constructor(
    scene: THREE.Scene,
    shot: Shot,
    private readonly centre: THREE.Vector3,
    private readonly radius: number,
  ) {
    this.key = lamp(shot.keyStrength, 1536, radius, 0.003);
    this.dome = lamp(shot.domeStrength, 512, radius, 0.008);
    for (const light of [this.key, this.dome]) {
      light.target.position.copy(centre);
      scene.add(light, light.target);
    }
  }

  /** Moves the lights to where they stand in one frame. */
  move(frame: number, shot: Shot): void {
    const stand = (light: THREE.Light, way: THREE.Vector3) =>
      light.position.copy(this.centre).addScaledVector(way, this.radius * 4);
    stand(this.key, keyDirection(shot.key, frame));
    stand(this.dome, domeDirection(frame));
  }

  dispose(): void {
    for (const light of [this.key, this.dome]) light.dispose();
  }
}
