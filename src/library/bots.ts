/** Programs that speak UGI, as players beside ours. For Node, which starts them. */
export { type BotLimits, botContestant, usualBotLimits } from '../bots/bot.ts';
export { parseBotName } from '../bots/bot-name.ts';
export { contestantOf } from '../bots/contestant.ts';
export { botSpeaker } from '../bots/text.ts';
