import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { inLanguage, settings } from '../settings.ts';
import type { Session } from '../table/session/session.ts';
import { onlineText } from './text.ts';

const [permission, setPermission] = createSignal(globalThis.Notification?.permission ?? 'denied');

/** Whether the browser shows notices of ours while the page is hidden; `default` where it was not asked yet. */
export { permission };

/** Asks, by a tap. */
export async function askPermission(): Promise<void> {
  setPermission(await Notification.requestPermission());
}

/** Says that it is one's turn, when that comes to be while nobody sees the page. */
export function useTurnNotices(session: Session): void {
  const { online } = session;
  if (!online || online.own === undefined) return;
  const { own } = online;
  // Once a turn: what else changes is no news.
  const isOwnTurn = createMemo(() => online.snapshot().result === null && online.snapshot().turn === own);
  createEffect(
    on(
      isOwnTurn,
      (isTurn) => {
        if (!isTurn || !document.hidden || permission() !== 'granted') return;
        const words = inLanguage(onlineText).notification;
        const name = session.game.text[settings.language].name;
        const other = online.nameOf(own === 0 ? 1 : 0, 'start');
        show(words.title(name), { body: words.body(other), tag: online.id }).catch(console.error);
      },
      { defer: true },
    ),
  );
}

/** By the service worker where there is one: on phones pages may not do it themselves. */
async function show(title: string, options: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(title, { ...options, data: location.hash });
    return;
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
