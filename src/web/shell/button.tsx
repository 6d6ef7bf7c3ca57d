import { type JSX, Show, splitProps } from 'solid-js';
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

type ButtonProps = Appearance & {
  readonly disabled?: boolean;
  onClick?(event: MouseEvent): void;
} & Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'children' | 'type' | 'disabled' | 'onClick'>;
type LinkProps = Appearance & { readonly href: string } & Omit<
    JSX.AnchorHTMLAttributes<HTMLAnchorElement>,
    'class' | 'children' | 'href'
  >;

const appearance = ['kind', 'icon', 'label', 'class', 'children'] as const;

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
  const [look, state, rest] = splitProps(props, appearance, ['disabled', 'onClick']);
  return (
    <button
      type="button"
      class={classOf(look)}
      aria-label={look.label}
      title={look.label}
      aria-disabled={state.disabled || undefined}
      onClick={(event) => {
        if (!state.disabled) state.onClick?.(event);
      }}
      {...rest}
    >
      <Content icon={look.icon}>{look.children}</Content>
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton(props: LinkProps) {
  const [look, target, rest] = splitProps(props, appearance, ['href']);
  return (
    <a href={target.href} class={classOf(look)} aria-label={look.label} title={look.label} {...rest}>
      <Content icon={look.icon}>{look.children}</Content>
    </a>
  );
}
