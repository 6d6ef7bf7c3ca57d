import { type JSX, Show } from 'solid-js';
import './button.css';
import { Icon, type IconName } from './icon.tsx';

interface Appearance {
  /** `main` is the one thing to do here; `plain` is only words until pointed at. */
  readonly kind?: 'main' | 'normal' | 'plain';
  readonly icon?: IconName;
  /** What is read aloud, where only the icon is seen. */
  readonly label?: string;
  readonly class?: string;
  readonly children?: JSX.Element;
}

/**
 * What else a button or a link may say of itself. Each is named, for passing on whatever comes would bring the code that
 * can set any attribute of any element: 2 kB in everybody's first load.
 */
interface Attributes {
  readonly 'aria-label'?: string;
  readonly 'aria-haspopup'?: 'dialog';
  readonly 'aria-pressed'?: boolean;
  readonly lang?: string;
  readonly title?: string;
}

type ButtonProps = Appearance &
  Attributes & {
    readonly disabled?: boolean;
    onClick?(event: MouseEvent): void;
  };
type LinkProps = Appearance & Omit<Attributes, 'aria-pressed'> & { readonly href: string };

function classOf(props: Appearance): string {
  const shape = props.children === undefined ? 'button-icon' : '';
  return `button button-${props.kind ?? 'normal'} ${shape} ${props.class ?? ''}`;
}

function Content(props: { readonly icon?: IconName | undefined; readonly children?: JSX.Element }) {
  return (
    <>
      <Show when={props.icon}>{(name) => <Icon name={name()} />}</Show>
      {props.children}
    </>
  );
}

/** While it is disabled it does not answer, but it keeps the focus: a press that uses it up must not lose the keyboard’s place. */
export function Button(props: ButtonProps) {
  return (
    <button
      type="button"
      class={classOf(props)}
      aria-label={props.label ?? props['aria-label']}
      title={props.label ?? props.title}
      aria-disabled={props.disabled || undefined}
      aria-haspopup={props['aria-haspopup']}
      aria-pressed={props['aria-pressed']}
      lang={props.lang}
      onClick={(event) => {
        if (!props.disabled) props.onClick?.(event);
      }}
    >
      <Content icon={props.icon}>{props.children}</Content>
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton(props: LinkProps) {
  return (
    <a
      href={props.href}
      class={classOf(props)}
      aria-label={props.label ?? props['aria-label']}
      title={props.label ?? props.title}
      aria-haspopup={props['aria-haspopup']}
      lang={props.lang}
    >
      <Content icon={props.icon}>{props.children}</Content>
    </a>
  );
}
