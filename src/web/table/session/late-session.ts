import type { LineReview } from '../../../play/review/review.ts';
import type { SavedTable } from '../../../play/saved/saved-table.ts';
import type { Deps } from '../../deps.ts';
import { makeProblem } from '../../problems.ts';
import { painted } from '../../shell/painted.ts';
import type { Autosave } from '../../storage/autosave.ts';
import type { EngineParts } from './engine-parts.ts';
import { createLate, type Late } from './late.ts';
import { assembleSession, type Session } from './session.ts';
import { createSessionState, type SessionState } from './session-state.ts';

/** What a board that comes before all else is given from outside. */
export interface LateDeps extends Pick<Deps, 'freshId' | 'freshSeed'> {
  /** Loads the rest. */
  load(): Promise<Deps>;
}

/**
 * A session of a new game whose board is there at once; what thinks and what saves is loaded when it has been painted, and
 * takes up what was played meanwhile. Where it can't be loaded that is said, and it is tried again with every move, and
 * when it is asked for. Not for games with clocks.
 */
export function createLateSession(saved: SavedTable, { freshId, load }: LateDeps): Session {
  const id = freshId();
  let tellSaving: () => void = () => undefined;
  const isSaving = new Promise<void>((resolve) => {
    tellSaving = resolve;
  });
  const autosave: Late<Autosave> = createLate<Autosave>({
    id: () => id,
    ownership: () => 'ours',
    onOwnership: 'later',
    save: 'later',
    takeOver: async () => undefined,
    settled: () => isSaving.then(() => autosave.part.settled()),
    close: 'later',
  });
  const state = createSessionState(saved, autosave.part);
  const late = createLateParts(state);
  const session = assembleSession(state, autosave.part, late.parts);
  let progress: 'loading' | 'failed' | 'there' = 'loading';
  let isClosed = false;

  async function arrive(): Promise<void> {
    progress = 'loading';
    try {
      const [deps, { autosaveNew }, { createEngineParts }] = await Promise.all([
        load(),
        import('../../storage/autosave.ts'),
        import('./engine-parts.ts'),
      ]);
      progress = 'there';
      autosave.arrive(autosaveNew(deps, id));
      tellSaving();
      void deps.savedGames.tidy(id, deps.today());
      if (isClosed) return;
      late.arrive(createEngineParts(state, { ...deps, autosave: autosave.part }));
      state.setTrouble(undefined);
      state.settle();
    } catch (error) {
      console.error(error);
      progress = 'failed';
      state.setTrouble({ problem: makeProblem({ code: 'storage-not-loaded', values: {} }), purpose: 'saving' });
    }
  }

  state.follow(() => {
    if (progress === 'failed') void arrive();
  });
  void painted().then(arrive);
  return {
    ...session,
    close() {
      isClosed = true;
      session.close();
    },
  };
}

/** Of no move anything is known. */
const nothingReviewed: LineReview = {
  moves: [],
  known: 0,
  isComplete: false,
  decidedAt: null,
  turnedAt: null,
  decidedBy: undefined,
  mistakes: [],
  mistakesOfOthers: [],
  tally: { moves: 0, known: 0, mistakes: 0 },
};

/** What thinks, before it is there: nothing is known, nobody moves, and no time passes. */
function createLateParts(state: SessionState) {
  const { preferences, prefer } = state;
  const nothing = () => undefined;
  const no = () => false;
  const computers = createLate<EngineParts['computers']>({
    thinking: nothing,
    thinkingTime: () => 0,
    moveNow: nothing,
    guessed: nothing,
    pace: () => preferences().pace,
    setPace: (pace) => prefer({ pace }),
    isPaused: no,
    pause: 'later',
    resume: 'later',
    step: 'later',
    expectAnswer: 'later',
    pauseIfWatched: 'later',
    startAfresh: 'later',
    isSearching: no,
    stop: nothing,
  });
  const clocks = createLate<EngineParts['clocks']>({
    areOn: no,
    left: () => 0,
    running: nothing,
    isPaused: no,
    pause: nothing,
    resume: nothing,
    claim: no,
    count: nothing,
    pressed: (table) => table,
    stop: nothing,
  });
  const analysis = createLate<EngineParts['analysis']>({
    isShowingValues: () => preferences().isShowingValues,
    showValues: (isShowingValues) => prefer({ isShowingValues }),
    values: nothing,
    badges: () => new Map(),
    chosen: nothing,
    choose: 'later',
    bestLine: nothing,
    isLooking: no,
    hint: nothing,
    hinted: nothing,
    isSeekingHint: no,
    askHint: 'later',
  });
  const reviewing = createLate<EngineParts['reviewing']>({
    line: () => nothingReviewed,
    game: () => nothingReviewed,
    graph: () => [],
    isOn: no,
  });
  const attempts = createLate<EngineParts['attempts']>({
    retry: 'later',
    current: nothing,
    isOpen: no,
    again: 'later',
    end: 'later',
    isOpenAt: no,
    note: nothing,
    dropIfLeft: nothing,
    drop: nothing,
  });
  const comparing = createLate<EngineParts['comparing']>({ compare: 'later', current: nothing });
  const goingOn = createLate<EngineParts['goingOn']>({
    isOffered: no,
    isOn: no,
    set: 'later',
    isPending: no,
    stop: nothing,
  });
  let close: () => void = nothing;
  const parts: EngineParts = {
    computers: computers.part,
    clocks: clocks.part,
    analysis: analysis.part,
    reviewing: reviewing.part,
    attempts: attempts.part,
    comparing: comparing.part,
    goingOn: goingOn.part,
    close: () => close(),
  };
  function arrive(real: EngineParts): void {
    computers.arrive(real.computers);
    clocks.arrive(real.clocks);
    analysis.arrive(real.analysis);
    reviewing.arrive(real.reviewing);
    attempts.arrive(real.attempts);
    comparing.arrive(real.comparing);
    goingOn.arrive(real.goingOn);
    close = real.close;
  }
  return { parts, arrive };
}
