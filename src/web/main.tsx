import { render } from 'solid-js/web';
import './style/tokens.css';
import './style/base.css';
import { App } from './app.tsx';
import { applySettings } from './settings.ts';
import { registerServiceWorker } from './shell/service-worker.ts';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no element with the id app; put it back.');
render(() => {
  applySettings();
  return <App />;
}, root);
if (import.meta.env.PROD) void registerServiceWorker();
