import type { Game, Language } from '../../core/game.ts';
import { games } from '../../games/index.ts';
import { usualPreferences } from '../../play/preferences.ts';
import type { SavedTable } from '../../play/saved/saved-table.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { type Failure, type Invocation, loadGame } from '../command.ts';
import { rulesLines } from '../print/rules-page.ts';
import { terminal } from '../text.ts';
import { describeSave } from './describe.ts';
import { arrangeTable, chooseVariant, type Wishes } from './lobby.ts';
import { openSave, readSaves, type Save, saveFolder } from './saves.ts';
import { Session } from './session.ts';
import type { OpenedTable } from './table-file.ts';
import { appText, wordsFor } from './text.ts';
import type { Option, Ui } from './ui.ts';

type Choice =
  | { readonly kind: 'resume'; readonly save?: Save }
  | { readonly kind: 'game'; readonly id: string }
  | { readonly kind: 'rules' }
  | { readonly kind: 'language' }
  | { readonly kind: 'exit' };

/** The menu, and the tables that it leads to. */
export class App {
  /** The language that is spoken now; the menu can change it. */
  language: Language;
  private readonly ui: Ui;
  private readonly invocation: Invocation;
  private readonly folder: string;
  private session: Session | undefined;
  /** The saves that were spoken of, which is enough. */
  private readonly told = new Set<string>();

  constructor(ui: Ui, invocation: Invocation) {
    this.ui = ui;
    this.invocation = invocation;
    this.folder = saveFolder(invocation.env, invocation.home);
    this.language = invocation.arguments.language;
  }

  /** Runs until the person leaves. Wishes that name a game or a table lead straight to it, and then to the menu. */
  async run(wishes: Wishes): Promise<void> {
    if (wishes.opened) await this.goOn(wishes.opened);
    else if (wishes.game) {
      const saves = await this.findSaves();
      if (saves.length > 0) this.ui.say(this.text.mainMenu.waiting);
      await this.begin(wishes);
    }
    let goesOn = true;
    while (goesOn) goesOn = await this.follow(await this.findSaves());
  }

  /** Leaves the table, if any, and says what becomes of its game. */
  leave(): string {
    const left = this.session?.leave();
    if (!left) return '';
    if (!left.ok) return sayProblem(left.problem, this.language, terminal);
    return left.value ? this.text.lines.endedSaved(this.invocation.program) : '';
  }

  private get text() {
    return appText[this.language];
  }

  /** The unfinished games; those that can't be read are spoken of. */
  private async findSaves(): Promise<readonly Save[]> {
    const { loaded, claimant } = this.invocation;
    const { saves, setAside, left, failure: trouble } = await readSaves(this.folder, loaded, claimant);
    if (trouble && !this.told.has(this.folder)) this.ui.say(this.reasonOf(trouble));
    if (trouble) this.told.add(this.folder);
    for (const { file, failure } of setAside) this.ui.say(this.text.setAside(file, this.reasonOf(failure)));
    for (const { file, failure } of left) {
      if (!this.told.has(file)) this.ui.say(this.text.left(file, this.reasonOf(failure)));
      this.told.add(file);
    }
    return saves;
  }

  private reasonOf({ problem, game }: Failure): string {
    return sayProblem(problem, this.language, ...(game ? [game] : []), terminal);
  }

  /** Asks once what to do, and does it. Whether to go on. */
  private async follow(saves: readonly Save[]): Promise<boolean> {
    const { title } = this.text.mainMenu;
    const lines = [this.text.welcome];
    const choice = await this.ui.choose({ title, lines, options: await this.options(saves), hasWayBack: false });
    if (!choice || choice.kind === 'exit') return false;
    if (choice.kind === 'language') this.speak(this.language === 'en' ? 'pt' : 'en');
    else if (choice.kind === 'rules') await this.showRules();
    else if (choice.kind === 'resume') await this.resume(choice.save ?? (await this.chooseSave(saves)));
    else await this.newGame(choice.id);
    return true;
  }

  private speak(language: Language): void {
    this.language = language;
    this.ui.setLanguage(language);
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
    const [save, ...others] = saves;
    if (!save) return undefined;
    const words = wordsFor('resume');
    if (others.length > 0) return { value: { kind: 'resume' }, label: mainMenu.resume, words };
    const { label, detail } = describeSave(save, this.language);
    return { value: { kind: 'resume', save }, label: mainMenu.resumeOne(label), detail, words };
  }

  private async playableGames(): Promise<Game[]> {
    const listed = games.filter((entry) => !entry.variantOf).map((entry) => entry.load());
    return [...(await Promise.all(listed)), ...this.invocation.loaded];
  }

  private chooseSave(saves: readonly Save[]): Promise<Save | undefined> {
    const options = saves.map((save) => ({ value: save, ...describeSave(save, this.language) }));
    return this.ui.choose({ title: this.text.mainMenu.resumeTitle, options, hasWayBack: true });
  }

  private async resume(save: Save | undefined): Promise<void> {
    if (!save) return;
    const { loaded, claimant } = this.invocation;
    const opened = await openSave(save.file, loaded, claimant);
    if (opened) await this.goOn(opened);
    else this.ui.say(this.text.mainMenu.gone);
  }

  private async goOn(opened: OpenedTable): Promise<void> {
    if (opened.isElsewhere) this.ui.say(this.text.mainMenu.copied);
    await this.playSession(this.sessionWith(opened, opened.file));
  }

  private async newGame(id: string): Promise<void> {
    for (;;) {
      const game = await chooseVariant(id, this.invocation.loaded, this.language, this.ui);
      if (!game) return;
      const hasVariants = games.some((entry) => entry.variantOf === id);
      if ((await this.begin({ game, seed: nextSeed(this.invocation) })) || !hasVariants) return;
    }
  }

  /** Plays a new game as soon as all of it is settled. False when the person went back instead. */
  private async begin(wishes: Wishes): Promise<boolean> {
    const table = await arrangeTable(wishes, this.language, this.ui);
    if (table)
      await this.playSession(
        this.sessionWith({ table, preferences: { ...usualPreferences, isFlipped: this.ui.isFlipped } }),
      );
    return table !== undefined;
  }

  private async playSession(session: Session): Promise<void> {
    this.session = session;
    await session.play();
    this.session = undefined;
  }

  private sessionWith(saved: SavedTable, file?: string): Session {
    const { ui, language, invocation, folder } = this;
    return new Session({ ...invocation, ui, language, folder }, saved, file);
  }

  private async showRules(): Promise<void> {
    const { board, loaded } = this.invocation;
    const playable = await this.playableGames();
    const title = this.text.mainMenu.rulesTitle;
    const options = playable.map(({ id, text }) => ({ value: id, label: text[this.language].name, words: [id] }));
    const id = await this.ui.choose({ title, options, hasWayBack: true });
    const game = id === undefined ? undefined : await loadGame(id, loaded);
    if (!game?.ok) return;
    await this.ui.read((width) => rulesLines(game.value, this.language, board, width));
  }
}

/** The seed of a new game: the one that was given, or a fresh one each time. */
export function nextSeed({ arguments: given, freshSeed }: Invocation): number {
  return given.isSeedGiven ? given.seed : freshSeed();
}
