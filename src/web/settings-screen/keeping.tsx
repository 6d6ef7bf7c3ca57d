import { createSignal } from 'solid-js';
import { kept } from '../browser-deps.ts';
import { sayFailure } from '../problem-text.ts';
import { inLanguage, settings } from '../settings.ts';
import { download } from '../share/download.ts';
import { attempt } from '../shell/attempt.ts';
import { Button } from '../shell/button.tsx';
import { notify } from '../shell/notices.tsx';
import { formatBackup, importBackup, maxBackupLength } from '../storage/backup.ts';
import { text } from './text.ts';

/** Takes everything that is kept on this device into a file, and brings such a file in. */
export function Keeping() {
  const words = () => inLanguage(text).keeping;
  const [hasSeats, setHasSeats] = createSignal(false);
  let chooser: HTMLInputElement | undefined;
  return (
    <div class="setting setting-keeping">
      <p class="setting-note">{words().note}</p>
      <label class="setting-seats">
        <input type="checkbox" checked={hasSeats()} onChange={(event) => setHasSeats(event.currentTarget.checked)} />
        <span>{words().withSeats}</span>
      </label>
      <div class="setting-actions">
        <Button icon="download" onClick={() => attempt(exportAll(hasSeats()))}>
          {words().exportAll}
        </Button>
        <Button icon="upload" onClick={() => chooser?.click()}>
          {words().importAll}
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={words().importAll}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) attempt(importFile(file));
          // So that the same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

async function exportAll(hasSeats: boolean): Promise<void> {
  const backup = await formatBackup(kept, { hasSeats });
  if (!backup.ok) {
    notify(sayFailure(backup, settings.language));
    return;
  }
  const today = new Date().toISOString().slice(0, 10);
  download(`${today}.tabuleiro.json`, new Blob([backup.value], { type: 'application/json' }));
}

async function importFile(file: File): Promise<void> {
  const imported = await importBackup(await file.slice(0, maxBackupLength + 1).text(), kept);
  notify(imported.ok ? inLanguage(text).keeping.imported(imported.value) : sayFailure(imported, settings.language));
}
