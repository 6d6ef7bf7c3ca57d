import type { Plugin } from 'vite';

/**
 * Work on the folder of a build once all is written, after every other plugin: the service worker, for one, is made when
 * all else is there.
 */
export function whenWritten(name: string, work: (folder: string) => Promise<void>): Plugin {
  let folder = '';
  return {
    name,
    apply: 'build',
    configResolved({ build }) {
      folder = build.outDir;
    },
    closeBundle: { order: 'post', sequential: true, handler: () => work(folder) },
  };
}
