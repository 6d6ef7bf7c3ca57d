import type { Game, Language } from '../../core/game.ts';
import type { Analyst } from '../../engine/analyst.ts';
import { games } from '../../games/index.ts';
import { sayProblem } from '../../text/say.ts';
import type { BoardStyle } from '../board.ts';
import { loadGame } from '../command.ts';
import { rulesLines } from '../rules-page.ts';
import { terminal } from '../text.ts';
import type { Claimant } from './claims.ts';
import { describeSave } from './describe.ts';
import type { House } from './house.ts';
import { arrangeTable, chooseVariant, type Wishes } from './lobby.ts';
import { openSave, readSaves, type Save, saveFolder } from './saves.ts';
import { Sitting } from './sitting.ts';
import type { Tempo } from './tempo.ts';
import { playText, wordsFor } from './text.ts';
import type { Option, Ui } from './ui.ts';

/** What the programme is given. */
export interface Means {
  readonly ui: Ui;
  readonly board: BoardStyle;
  readonly loaded: readonly Game[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** What the user types to start the program. */
  readonly program: string;
  readonly claimant: Claimant;
  readonly tempo: Tempo;
  startAnalyst(game: Game): Analyst;
  /** The seed of a new game: the one that was given, or a fresh one each time. */
  nextSeed(): number;
}

type Choice =
  | { readonly kind: 'resume'; readonly save?: Save }
  | { readonly kind: 'game'; readonly id: string }
  | { readonly kind: 'rules' }
  | { readonly kind: 'language' }
  | { readonly kind: 'exit' };

/** The menu, and the tables that it leads to. */
export class Programme {
  /** The language that is spoken now; the menu can change it. */
  language: Language;
  private readonly means: Means;
  private sitting: Sitting | undefined;
  /** The saves that were spoken of, which is enough. */
  private readonly told = new Set<string>();

  constructor(means: Means, language: Language) {
    this.means = means;
    this.language = language;
  }

  /** Runs until the person leaves. Wishes that name a game lead straight to it, and then to the menu. */
  async run(wishes: Wishes): Promise<void> {
    if (wishes.game) {
      const saves = await this.findSaves();
      if (saves.length > 0) this.means.ui.say(this.text.mainMenu.waiting);
      await this.begin(wishes);
    }
    let goesOn = true;
    while (goesOn) goesOn = await this.follow(await this.findSaves());
  }

  /** Leaves the table, if any, and says what becomes of its game. */
  leave(): string {
    const left = this.sitting?.leave();
    if (!left) return '';
    if (!left.ok) return sayProblem(left.problem, this.language, terminal);
    return left.value ? this.text.lines.endedSaved(this.means.program) : '';
  }

  private get text() {
    return playText[this.language];
  }

  /** The unfinished games; those that can't be read are spoken of. */
  private async findSaves(): Promise<readonly Save[]> {
    const { loaded, claimant, ui } = this.means;
    const { saves, setAside, strange } = await readSaves(this.folder, loaded, claimant);
    for (const { file, failure } of setAside) {
      const speakers = failure.game ? [failure.game, terminal] : [terminal];
      const reason = sayProblem(failure.problem, this.language, ...speakers);
      ui.say(this.text.setAside(file, reason));
    }
    for (const { file, game } of strange) {
      if (!this.told.has(file)) ui.say(this.text.strangeGame(file, game));
      this.told.add(file);
    }
    return saves;
  }

  private get folder(): string {
    return saveFolder(this.means.env, this.means.home);
  }

  /** Asks once what to do, and does it. Whether to go on. */
  private async follow(saves: readonly Save[]): Promise<boolean> {
    const { ui } = this.means;
    const { title } = this.text.mainMenu;
    const lines = [this.text.welcome];
    const choice = await ui.choose({ title, lines, options: await this.options(saves), hasWayBack: false });
    if (!choice || choice.kind === 'exit') return false;
    if (choice.kind === 'language') this.speak(this.language === 'en' ? 'pt' : 'en');
    else if (choice.kind === 'rules') await this.showRules();
    else if (choice.kind === 'resume') await this.resume(choice.save ?? (await this.chooseSave(saves)));
    else await this.newGame(choice.id);
    return true;
  }

  private speak(language: Language): void {
    this.language = language;
    this.means.ui.setLanguage(language);
  }

  private async options(saves: readonly Save[]): Promise<Option<Choice>[]> {
    const { mainMenu } = this.text;
    const resume = this.resumeOption(saves);
    const playable = await this.playableGames();
    return [
      ...(resume ? [resume] : []),
      ...playable.map((game): Option<Choice> => {
        const { name, summary } = game.text[this.language];
        return { value: { kind: 'game', id: game.id }, label: name, detail: summary, words: [game.id] };
      }),
      { value: { kind: 'rules' }, label: mainMenu.rules, words: wordsFor('rules') },
      { value: { kind: 'language' }, label: mainMenu.language, words: wordsFor('language') },
      { value: { kind: 'exit' }, label: mainMenu.exit, words: wordsFor('exit') },
    ];
  }

  /** The one unfinished game, or the list of them. */
  private resumeOption(saves: readonly Save[]): Option<Choice> | undefined {
    const { mainMenu } = this.text;
    if (saves.length === 0) return undefined;
    const words = wordsFor('resume');
    if (saves.length > 1) return { value: { kind: 'resume' }, label: mainMenu.resume, words };
    const { label, detail } = describeSave(saves[0], this.language);
    return { value: { kind: 'resume', save: saves[0] }, label: mainMenu.resumeOne(label), detail, words };
  }

  private async playableGames(): Promise<Game[]> {
    const listed = games.filter((entry) => !entry.variantOf).map((entry) => entry.load());
    return [...(await Promise.all(listed)), ...this.means.loaded];
  }

  private chooseSave(saves: readonly Save[]): Promise<Save | undefined> {
    const options = saves.map((save) => ({ value: save, ...describeSave(save, this.language) }));
    return this.means.ui.choose({ title: this.text.mainMenu.resumeTitle, options, hasWayBack: true });
  }

  private async resume(save: Save | undefined): Promise<void> {
    if (!save) return;
    const { loaded, claimant, ui } = this.means;
    const opened = await openSave(save.file, loaded, claimant);
    if (!opened) ui.say(this.text.mainMenu.gone);
    else {
      if (opened.isElsewhere) ui.say(this.text.mainMenu.copied);
      await this.sit(new Sitting(this.house(), opened.table, opened.file));
    }
  }

  private async newGame(id: string): Promise<void> {
    const { loaded, ui } = this.means;
    for (;;) {
      const game = await chooseVariant(id, loaded, this.language, ui);
      if (!game) return;
      const hasVariants = games.some((entry) => entry.variantOf === id);
      if ((await this.begin({ game, seed: this.means.nextSeed() })) || !hasVariants) return;
    }
  }

  /** Plays a new game as soon as all of it is settled. False when the person went back instead. */
  private async begin(wishes: Wishes): Promise<boolean> {
    const table = await arrangeTable(wishes, this.language, this.means.ui);
    if (table) await this.sit(new Sitting(this.house(), table));
    return table !== undefined;
  }

  private async sit(sitting: Sitting): Promise<void> {
    this.sitting = sitting;
    await sitting.play();
    this.sitting = undefined;
  }

  private house(): House {
    const { ui, board, claimant, tempo, startAnalyst } = this.means;
    return { ui, board, language: this.language, folder: this.folder, claimant, tempo, startAnalyst };
  }

  private async showRules(): Promise<void> {
    const { ui, board, loaded } = this.means;
    const playable = await this.playableGames();
    const title = this.text.mainMenu.rulesTitle;
    const options = playable.map(({ id, text }) => ({ value: id, label: text[this.language].name, words: [id] }));
    const id = await ui.choose({ title, options, hasWayBack: true });
    const game = id === undefined ? undefined : await loadGame(id, loaded);
    if (!game?.ok) return;
    await ui.read((width) => rulesLines(game.value, this.language, board, width));
  }
}
