/** The laws that every game obeys, for whoever writes one. */
export { type CheckEvent, type Counterexample, checkLaws, problemOfCounterexample } from '../laws/check.ts';
export { lawSpeaker } from '../laws/problems.ts';
