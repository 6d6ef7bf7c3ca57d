/** Lines over whole numbers, such as depths, as plain data: how they are drawn and written as a table follows from it. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  /** How it was measured, in a sentence or two. */
  readonly note: string;
  readonly xName: string;
  readonly yName: string;
  /** Whether each step up the axis is ten times as much. */
  readonly isLog: boolean;
  /** Whether what is measured are shares, from 0 to 1. */
  readonly isShare: boolean;
  /** What the last place along the axis is called, where it stands for all beyond. */
  readonly lastX?: string;
  readonly series: readonly Series[];
}

export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on an axis, from 0 to 1 of its length, and what stands there. */
export interface Tick {
  readonly at: number;
  readonly value: number;
}

export interface Axis {
  readonly ticks: readonly Tick[];
  /** Where a value lies, from 0 to 1 of the axis. */
  place(value: number): number;
}

/** The axis up the side, with round numbers on it that enclose all values. */
export function valueAxis({ series, isLog, isShare }: Pick<Chart, 'series' | 'isLog' | 'isShare'>): Axis {
  const values = series.flatMap(({ points }) => points.map(({ y }) => y)).filter((y) => !isLog || y > 0);
  const most = Math.max(...values, isShare ? 0 : Number.MIN_VALUE);
  if (isLog) {
    const low = values.length === 0 ? 0 : Math.floor(Math.log10(Math.min(...values)));
    const high = Math.max(low + 1, values.length === 0 ? 1 : Math.ceil(Math.log10(most)));
    const place = (value: number) => (Math.log10(value) - low) / (high - low);
    const step = Math.ceil((high - low) / 6);
    return axisOf(
      Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => 10 ** (low + index * step)),
      place,
    );
  }
  const step = isShare && most > 0.5 ? 0.25 : roundStep(Math.max(most, isShare ? 0.04 : 1) / 4);
  const top = isShare && most > 0.5 ? 1 : Math.max(1, Math.ceil(most / step - 1e-9)) * step;
  const count = Math.round(top / step);
  return axisOf(
    Array.from({ length: count + 1 }, (_, index) => index * step),
    (value) => value / top,
  );
}

/** The axis along the bottom: whole numbers, from the first to the last that has a value. */
export function wholeAxis({ series }: Pick<Chart, 'series'>): Axis {
  const values = series.flatMap(({ points }) => points.map(({ x }) => x));
  const [first, last] = values.length === 0 ? [1, 2] : [Math.min(...values), Math.max(...values)];
  const span = last - first;
  // A single one stands in the middle.
  const place = (value: number) => (span === 0 ? 0.5 : (value - first) / span);
  return axisOf(
    Array.from({ length: span + 1 }, (_, index) => first + index),
    place,
  );
}

function axisOf(values: readonly number[], place: (value: number) => number): Axis {
  return { ticks: values.map((value) => ({ value, at: place(value) })), place };
}

/** 1, 2 or 5 of some power of ten, not less than so much. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((each) => each * power >= least - 1e-9) ?? 10) * power;
}

/** What a chart shows, as rows: the numbers along the bottom, and a column for each series. Empty where it has none. */
export function chartRows(chart: Chart): readonly (readonly (string | number)[])[] {
  const ticks = wholeAxis(chart).ticks.map(({ value }) => value);
  return [
    [chart.xName, ...chart.series.map(({ name }) => name)],
    ...ticks.map((x) => [
      nameX(chart, x),
      ...chart.series.map(({ points }) => points.find((at) => at.x === x)?.y ?? ''),
    ]),
  ];
}

/** What stands below a place. */
export function nameX(chart: Chart, x: number): string {
  const { ticks } = wholeAxis(chart);
  return chart.lastX !== undefined && x === ticks.at(-1)?.value ? chart.lastX : String(x);
}

/** A name that fits into a legend: of a long one the beginning and the end. */
export function shortName(name: string, most: number): string {
  if (name.length <= most) return name;
  const half = Math.floor((most - 1) / 2);
  return `${name.slice(0, most - 1 - half)}…${name.slice(-half)}`;
}
