import { render } from 'solid-js/web';
import './style/tokens.css';
import './style/base.css';
import { BoardLookContext } from '../board/look.ts';
import { App } from './app.tsx';
import { applySettings, chosenLook } from './settings.ts';
import { registerServiceWorker } from './shell/service-worker.ts';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no element with the id app; put it back.');
render(() => {
  applySettings();
  return (
    <BoardLookContext.Provider value={chosenLook}>
      <App />
    </BoardLookContext.Provider>
  );
}, root);
if (import.meta.env.PROD) void registerServiceWorker();
