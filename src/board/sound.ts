import type { Game, Move } from '../core/game.ts';
import { cellOf } from './layout.ts';

export type Sound = 'place' | 'slide' | 'drop' | 'end';

/** What a move sounds like, by where its pieces come from. */
export function soundOf<S>({ view }: Game<S>, before: S, move: Move): Sound {
  const [first] = view.motion(before, move);
  const kind = first && cellOf(view, first.from).kind;
  return kind === 'entry' ? 'drop' : kind === 'hand' || kind === undefined ? 'place' : 'slide';
}

/** A soft knock: pitch in hertz, duration and delay in seconds, volume from 0 to 1. */
interface Knock {
  readonly pitch: number;
  readonly duration: number;
  readonly delay: number;
  readonly volume: number;
}

const knocks: Readonly<Record<Sound, readonly Knock[]>> = {
  place: [{ pitch: 210, duration: 0.12, delay: 0.16, volume: 0.22 }],
  slide: [
    { pitch: 150, duration: 0.08, delay: 0, volume: 0.06 },
    { pitch: 260, duration: 0.1, delay: 0.18, volume: 0.18 },
  ],
  drop: [
    { pitch: 190, duration: 0.12, delay: 0.2, volume: 0.22 },
    { pitch: 240, duration: 0.07, delay: 0.28, volume: 0.07 },
  ],
  end: [
    { pitch: 330, duration: 0.5, delay: 0.2, volume: 0.1 },
    { pitch: 440, duration: 0.7, delay: 0.36, volume: 0.09 },
  ],
};

let audio: AudioContext | undefined;

/** Plays a sound, if the browser lets us: before the first touch of the page it stays silent. */
export function playSound(sound: Sound): void {
  audio ??= new AudioContext();
  // Where it is not let in, the game goes on in silence.
  if (audio.state === 'suspended') audio.resume().catch(() => undefined);
  for (const knock of knocks[sound]) playKnock(audio, knock);
}

function playKnock(context: AudioContext, { pitch, duration, delay, volume }: Knock): void {
  const start = context.currentTime + delay;
  const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  tone.frequency.setValueAtTime(pitch * 1.5, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.03);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + duration);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + duration);
}
