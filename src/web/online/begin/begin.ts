import type { Player } from '../../../core/game.ts';
import { createGame } from '../../../online/client/api.ts';
import { deps } from '../../browser-deps.ts';
import { go } from '../../routes.ts';
import { inLanguage } from '../../settings.ts';
import { notify } from '../../shell/notices.tsx';
import { freshSeat } from '../seats/kept-seats.ts';
import { sayReply } from '../seats/reply.ts';
import { callerWith, heldSeats, makeKey, makeSecret, within } from '../seats/wire-deps.ts';
import { onlineText } from '../text.ts';
import { createRequest, inviteOf, type OnlineChoices, rememberOnlineChoices } from './create.ts';
import { takeName } from './take-name.ts';
import { forgetTry, keepTry, unansweredTry } from './unanswered-try.ts';

export interface WantedOnline {
  readonly game: string;
  readonly own: Player;
  readonly start: string | undefined;
  readonly choices: OnlineChoices;
  readonly name: string;
}

/** Makes the game and goes to the page with its link. Gives the sentence on why there is none. */
export async function beginOnline(wanted: WantedOnline): Promise<string | undefined> {
  rememberOnlineChoices(wanted.choices);
  const name = takeName(wanted.name);
  const wish = JSON.stringify([wanted, name]);
  const { key, secret } = unansweredTry(wish) ?? { key: makeKey(), secret: makeSecret() };
  keepTry({ wish, key, secret });
  const request = createRequest(wanted, wanted.choices, { secret, name });
  const reply = await createGame(callerWith(), key, request, within());
  if (reply.kind !== 'lost') forgetTry();
  if (reply.kind !== 'answered') return sayReply(reply);
  const { id, invites, snapshot } = reply.value;
  const invite = inviteOf(invites, wanted.own);
  const { isKept } = await heldSeats.hold({
    ...freshSeat(id, secret, deps.today()),
    seat: wanted.own,
    invite,
    snapshot,
  });
  if (!isKept) notify(inLanguage(onlineText).noStorage);
  go({ screen: 'online', place: id }, { replace: true });
  return undefined;
}
