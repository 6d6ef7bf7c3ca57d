/** The engine's side of the Universal Game Interface: lines in, lines out, whatever carries them. */
export { UgiEngine, type UgiSetup } from '../ugi/engine.ts';
export { ugiSpeaker } from '../ugi/text.ts';
