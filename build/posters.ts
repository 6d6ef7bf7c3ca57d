import type { Plugin } from 'vite';
import { boardSvg } from '../src/board/picture.ts';
import { seededRandom } from '../src/core/random.ts';
import { games } from '../src/games/index.ts';
import { firstScene, posterSeed } from '../src/web/home/demonstration.ts';

const publicId = 'virtual:posters';
const innerId = `\0${publicId}`;

/**
 * What home says of each game, and a picture of its board in each theme, made when the app is built: so home needs
 * the code of no game, and a board comes alive only when its turn to play comes.
 */
export function posters(): Plugin {
  let isBuild = false;
  return {
    name: 'posters',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === publicId ? innerId : undefined),
    async load(id) {
      if (id !== innerId) return undefined;
      const emit = (name: string, source: string) => {
        if (!isBuild) return JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`);
        const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      };
      const listed = games.filter((entry) => !entry.variantOf);
      const made = await Promise.all(listed.map((entry) => posterOf(entry, emit)));
      return `export const posters = [${made.join(',')}];`;
    },
  };
}

async function posterOf(
  { id, load }: (typeof games)[number],
  emit: (name: string, source: string) => string,
): Promise<string> {
  const game = await load();
  const scene = firstScene(game, seededRandom(posterSeed));
  const picture = (theme: 'light' | 'dark') =>
    emit(`${id}-${theme}`, boardSvg(game, scene.state, { theme, coordinates: false, isMiniature: true, ...scene }));
  const words = ({ name, summary }: { readonly name: string; readonly summary: string }) =>
    JSON.stringify({ name, summary });
  const text = `{ en: ${words(game.text.en)}, pt: ${words(game.text.pt)} }`;
  return `{ id: ${JSON.stringify(id)}, text: ${text}, light: ${picture('light')}, dark: ${picture('dark')} }`;
}
