import type { JSX } from 'solid-js';
import { ChoiceRow } from '../../new-game/choice-row.tsx';
import { inLanguage } from '../../settings.ts';
import { onlineText } from '../text.ts';
import '../online.css';
import { dayClocks, liveClocks, type OnlineChoices, usualDays } from './create.ts';
import { NameField } from './name-field.tsx';

export interface OnlineChoicesProps {
  readonly choices: OnlineChoices;
  readonly name: string;
  onChange(change: Partial<OnlineChoices>): void;
  onName(name: string): void;
}

/** What is asked at first sight of a game with someone elsewhere: the clock, and one's name. */
export function OnlineChoicesFields(props: OnlineChoicesProps) {
  const text = () => inLanguage(onlineText).create;
  const clocks = () => [
    { value: undefined, name: text().none },
    ...liveClocks.map((value) => ({ value, name: value })),
    ...dayClocks.map((value, index) => ({ value, name: text().days(usualDays[index] ?? 1) })),
  ];
  return (
    <>
      <ChoiceRow
        label={text().clock}
        options={clocks()}
        chosen={props.choices.clock}
        onChoose={(clock) => props.onChange({ clock })}
      />
      <p class="quiet new-game-note">{text().clockHelp}</p>
      <NameField name={props.name} onInput={props.onName} />
    </>
  );
}

/** What is asked behind “More”. */
export function MoreOnlineChoices(props: Pick<OnlineChoicesProps, 'choices' | 'onChange'>) {
  const text = () => inLanguage(onlineText).create;
  return (
    <>
      <Switch isOn={props.choices.takebacks} onChange={(takebacks) => props.onChange({ takebacks })}>
        {text().takebacks}
      </Switch>
      <Switch isOn={props.choices.listed} onChange={(listed) => props.onChange({ listed })}>
        {text().listed}
        <span class="quiet"> {text().listedHelp}</span>
      </Switch>
    </>
  );
}

function Switch(props: { readonly isOn: boolean; onChange(isOn: boolean): void; readonly children: JSX.Element }) {
  return (
    <label class="online-switch">
      <input type="checkbox" checked={props.isOn} onChange={(event) => props.onChange(event.currentTarget.checked)} />
      <span>{props.children}</span>
    </label>
  );
}
