/** What can go wrong where one looks into searches and judges players. */
export type LaboratoryProblems = {
  'nothing-inside': { player: string; list: string };
  'bot-inside': { bot: string; list: string };
  'no-truth': { game: string };
};
