const millisecondsInDay = 86_400_000;

/** An instant, in milliseconds since 1970, as `2026-05-01T12:00:00.000Z`. The years from 0 to 9999 can be written. */
export function formatInstant(milliseconds: number): string {
  const day = Math.floor(milliseconds / millisecondsInDay);
  const { year, month, date } = dateOfDay(day);
  const rest = milliseconds - day * millisecondsInDay;
  const parts = [Math.floor(rest / 3_600_000), Math.floor(rest / 60_000) % 60, Math.floor(rest / 1000) % 60];
  const time = parts.map((part) => digits(part, 2)).join(':');
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(date, 2)}T${time}.${digits(Math.floor(rest % 1000), 3)}Z`;
}

/** The instant of such a text; undefined where it is none. */
export function parseInstant(text: string): number | undefined {
  const [, ...fields] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{3}))?Z$/u.exec(text) ?? [];
  const [year, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0, milliseconds = 0] = fields.map((field) =>
    Number(field ?? 0),
  );
  if (year === undefined) return undefined;
  const time = ((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds;
  const instant = dayOfDate(year, month, date) * millisecondsInDay + time;
  // What is no date, such as 30 February, would be written differently.
  return formatInstant(instant).slice(0, 19) === text.slice(0, 19) ? instant : undefined;
}

// Howard Hinnant's days_from_civil and its inverse: years that begin in March have their leap day last, and 400 of
// them, an era, are always as long. The calendar of the system would bring the time of the system with it.
const daysInEra = 146_097;
const daysBefore1970 = 719_468;

function dayOfDate(year: number, month: number, date: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysInEra + dayOfEra - daysBefore1970;
}

function dateOfDay(day: number): { readonly year: number; readonly month: number; readonly date: number } {
  const shifted = day + daysBefore1970;
  const era = Math.floor(shifted / daysInEra);
  const dayOfEra = shifted - era * daysInEra;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const date = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date };
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
