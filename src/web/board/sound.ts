import type { Game, Move } from '../../core/game.ts';

export type Sound = 'place' | 'slide' | 'drop' | 'end';

/** What a move sounds like, by where its pieces come from. */
export function soundOf<S>({ view }: Game<S>, before: S, move: Move): Sound {
  const [first] = view.motion(before, move);
  const kind = first && view.cells[first.from].kind;
  return kind === 'entry' ? 'drop' : kind === 'hand' || kind === undefined ? 'place' : 'slide';
}

/** A soft knock: pitch in hertz, how long it rings and how late it comes in seconds, how loud it is from 0 to 1. */
interface Knock {
  readonly pitch: number;
  readonly rings: number;
  readonly late: number;
  readonly loud: number;
}

const knocks: Readonly<Record<Sound, readonly Knock[]>> = {
  place: [{ pitch: 210, rings: 0.12, late: 0.16, loud: 0.22 }],
  slide: [
    { pitch: 150, rings: 0.08, late: 0, loud: 0.06 },
    { pitch: 260, rings: 0.1, late: 0.18, loud: 0.18 },
  ],
  drop: [
    { pitch: 190, rings: 0.12, late: 0.2, loud: 0.22 },
    { pitch: 240, rings: 0.07, late: 0.28, loud: 0.07 },
  ],
  end: [
    { pitch: 330, rings: 0.5, late: 0.2, loud: 0.1 },
    { pitch: 440, rings: 0.7, late: 0.36, loud: 0.09 },
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

function playKnock(context: AudioContext, { pitch, rings, late, loud }: Knock): void {
  const start = context.currentTime + late;
  const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  tone.frequency.setValueAtTime(pitch * 1.5, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.03);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + rings);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + rings);
}
