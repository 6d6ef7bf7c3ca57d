import { copyText } from '../share/copy.ts';

/** The whole address of a link, as it is sent. */
export function addressOfLink(hash: string): string {
  return new URL(hash, location.href).href;
}

/** Hands a link over by the system's own way, or else copies it; gives whether it has left. */
export async function handOver(hash: string, covering: string): Promise<boolean> {
  const url = addressOfLink(hash);
  if (!('share' in navigator)) return copyText(url);
  try {
    await navigator.share({ url, title: covering, text: covering });
    return true;
  } catch (error) {
    // Whoever thinks better of it is not told so; where sharing is forbidden, there is copying.
    return error instanceof DOMException && error.name === 'AbortError' ? false : copyText(url);
  }
}
