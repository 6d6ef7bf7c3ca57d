/** Text as it may stand in markup. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => `&#${character.charCodeAt(0)};`);
}

/** A colour, or a colour and how opaque it is, and where it stands, in hundredths. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

/** Light from the upper left. */
export function radial(id: string, ...stops: readonly Stop[]): string {
  return `<radialGradient id="${id}" cx=".36" cy=".28" r=".78">${stops.map(stopMarkup).join('')}</radialGradient>`;
}

export function centred(id: string, ...stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stops.map(stopMarkup).join('')}</radialGradient>`;
}

export function across(id: string, ...stops: readonly Stop[]): string {
  return `<linearGradient id="${id}">${stops.map(stopMarkup).join('')}</linearGradient>`;
}

export function downwards(id: string, ...stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.map(stopMarkup).join('')}</linearGradient>`;
}

function stopMarkup([at, colour, opacity]: Stop): string {
  const fading = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
  return `<stop offset="${at / 100}" stop-color="${colour}"${fading}/>`;
}
