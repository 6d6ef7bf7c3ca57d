import type { Plugin } from 'vite';

/**
 * Work on the folder of a build once all is written, after every other plugin: the service worker, for one, is made when
 * all else is there.
 */
export function whenWritten(name: string, work: (folder: string) => Promise<void>): Plugin {
  let folder = '';
  // A bundle is closed after a failure too, of which this would hide the reason.
  let isWritten = false;
  return {
    name,
    apply: 'build',
    configResolved({ build }) {
      folder = build.outDir;
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (isWritten) await work(folder);
      },
    },
  };
}
