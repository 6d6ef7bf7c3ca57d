import { settings } from '../../settings.ts';

const locales = { en: 'en-GB', pt: 'pt-PT' } as const;

/** A whole number as it is written in the language in use. */
export function written(count: number): string {
  return count.toLocaleString(locales[settings.language]);
}

/** A share as a percentage. */
export function percent(share: number, digits = 1): string {
  return share.toLocaleString(locales[settings.language], { style: 'percent', maximumFractionDigits: digits });
}
