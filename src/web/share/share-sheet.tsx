import { createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import { inLanguage } from '../settings.ts';
import { announce } from '../shell/announce.tsx';
import { Button } from '../shell/button.tsx';
import type { IconName } from '../shell/icon.tsx';
import { notify } from '../shell/notices.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { download } from './download.ts';
import './share.css';
import { shareText } from './text.ts';

export interface ShareSheetProps {
  /** What files are called, without their endings. */
  readonly name: string;
  readonly link: string;
  readonly position: string;
  readonly record: string;
  /** How the game goes on at its best, where that is known. */
  readonly line?: string | undefined;
  /** The board as an SVG file. */
  svg(): string;
  /** The same, made of dots. */
  png(svg: string): Promise<Blob>;
  onClose(): void;
}

/** The position that is looked at, to take along: as a link, as text, as a picture. */
export function ShareSheet(props: ShareSheetProps) {
  const text = () => inLanguage(shareText);
  const savePng = () =>
    props.png(props.svg()).then(
      (blob) => download(`${props.name}.png`, blob),
      () => notify(text().noPicture),
    );
  const saveText = () => download(`${props.name}.txt`, new Blob([props.record], { type: 'text/plain;charset=utf-8' }));
  const saveSvg = () => download(`${props.name}.svg`, new Blob([props.svg()], { type: 'image/svg+xml' }));
  return (
    <Sheet title={text().title} onClose={() => props.onClose()}>
      <div class="share">
        <Shared label={text().link} detail={text().linkDetail} content={props.link} copy={text().copyLink} icon="link">
          <Show when={'share' in navigator}>
            <Button icon="share" onClick={() => void send(props.link, props.name)}>
              {text().send}
            </Button>
          </Show>
        </Shared>
        <Shared label={text().position} content={props.position} copy={text().copyPosition} icon="copy" />
        <Shared label={text().record} content={props.record} copy={text().copyRecord} icon="copy" isLong>
          <Button icon="download" onClick={saveText}>
            {text().downloadRecord}
          </Button>
        </Shared>
        <Show when={props.line}>
          {(line) => <Shared label={text().line} content={line()} copy={text().copyLine} icon="copy" />}
        </Show>
        <section class="share-part">
          <h3>{text().picture}</h3>
          <div class="share-actions">
            <Button icon="download" onClick={saveSvg}>
              {text().downloadSvg}
            </Button>
            <Button icon="download" onClick={() => void savePng()}>
              {text().downloadPng}
            </Button>
          </div>
        </section>
      </div>
    </Sheet>
  );
}

/** The system's own way to pass something on; whoever thinks better of it is not told so. */
function send(url: string, title: string): Promise<void> {
  return navigator.share({ url, title }).catch(() => undefined);
}

interface SharedProps {
  readonly label: string;
  readonly detail?: string;
  readonly content: string;
  readonly copy: string;
  readonly icon: IconName;
  readonly isLong?: boolean;
  readonly children?: JSX.Element;
}

/** A text to be copied. */
function Shared(props: SharedProps) {
  const id = createUniqueId();
  let field: HTMLTextAreaElement | undefined;
  const copy = async () => {
    const text = inLanguage(shareText);
    try {
      await navigator.clipboard.writeText(props.content);
      announce(text.copied);
      setCopied(true);
    } catch {
      field?.select();
      notify(text.cannotCopy);
    }
  };
  const [isCopied, setCopied] = createSignal(false);
  return (
    <section class="share-part">
      <h3>
        <label for={id}>{props.label}</label>
      </h3>
      <textarea
        id={id}
        ref={field}
        class="share-text"
        rows={props.isLong ? 5 : 2}
        readonly
        value={props.content}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Show when={props.detail}>
        <p class="share-detail">{props.detail}</p>
      </Show>
      <div class="share-actions">
        <Button icon={isCopied() ? 'check' : props.icon} onClick={() => void copy()}>
          {isCopied() ? inLanguage(shareText).copied : props.copy}
        </Button>
        {props.children}
      </div>
    </section>
  );
}
