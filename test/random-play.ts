/** Random play as the laws have it, for tests of other things. */
export { pick, playRandomly } from '../src/laws/random-play.ts';
