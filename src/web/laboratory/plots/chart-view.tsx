import { For, Show } from 'solid-js';
import { formatTable } from '../../../study/measures/summary.ts';
import { inLanguage, settings } from '../../settings.ts';
import { download } from '../../share/download.ts';
import { Button } from '../../shell/button.tsx';
import { type Chart, chartRows, nameX, type Point, shortName, valueAxis, wholeAxis } from './chart.ts';
import { standaloneSvg } from './standalone.ts';
import { text } from './text.ts';
import './chart.css';

/** In the drawing's own units, which are pixels on a small phone. */
const width = 320;
const plot = { left: 44, right: 306, top: 24, bottom: 176 };
const legendTop = 224;
const legendStep = 18;
const maxLegendName = 44;

/** A chart with its legend, what it shows as a table, and both to take along. */
export function ChartView(props: { readonly chart: Chart; readonly file: string }) {
  const words = () => inLanguage(text).chart;
  let drawing: SVGSVGElement | undefined;
  const saveSvg = () => {
    if (drawing) download(`${props.file}.svg`, new Blob([standaloneSvg(drawing)], { type: 'image/svg+xml' }));
  };
  const saveCsv = () => {
    const type = 'text/csv;charset=utf-8';
    download(`${props.file}.csv`, new Blob([formatTable(chartRows(props.chart))], { type }));
  };
  return (
    <figure class="chart">
      <figcaption>
        <h3>{props.chart.title}</h3>
        <p class="chart-note">{props.chart.note}</p>
      </figcaption>
      <Drawing chart={props.chart} ref={(element) => (drawing = element)} />
      <details class="chart-data">
        <summary>{words().data}</summary>
        <section class="chart-scroll" tabindex="0" aria-label={words().table(props.chart.title)}>
          <Rows chart={props.chart} />
        </section>
      </details>
      <div class="chart-actions">
        <Button kind="plain" icon="download" aria-label={words().saveAs('SVG', props.chart.title)} onClick={saveSvg}>
          SVG
        </Button>
        <Button kind="plain" icon="download" aria-label={words().saveAs('CSV', props.chart.title)} onClick={saveCsv}>
          CSV
        </Button>
      </div>
    </figure>
  );
}

function Drawing(props: { readonly chart: Chart; ref(element: SVGSVGElement): void }) {
  const xAxis = () => wholeAxis(props.chart);
  const yAxis = () => valueAxis(props.chart);
  const x = (at: number) => plot.left + 8 + at * (plot.right - plot.left - 16);
  const y = (at: number) => plot.bottom - at * (plot.bottom - plot.top);
  const place = (point: Point) => [x(xAxis().place(point.x)), y(yAxis().place(point.y))] as const;
  const shown = (points: readonly Point[]) => points.filter((point) => !props.chart.isLog || point.y > 0);
  const height = () => legendTop + props.chart.series.length * legendStep + 2;
  return (
    <svg
      ref={(element) => props.ref(element)}
      class="chart-drawing"
      viewBox={`0 0 ${width} ${height()}`}
      role="img"
      aria-label={`${props.chart.title}. ${inLanguage(text).chart.asTable}`}
    >
      <text class="chart-name" x={plot.left} y={14}>
        {props.chart.yName}
      </text>
      <For each={yAxis().ticks}>
        {(tick) => (
          <>
            <path class="chart-grid" d={`M${plot.left} ${y(tick.at)}H${plot.right}`} />
            <text class="chart-tick" text-anchor="end" x={plot.left - 6} y={y(tick.at) + 4}>
              {sayTick(tick.value, props.chart)}
            </text>
          </>
        )}
      </For>
      <For each={xAxis().ticks}>
        {(tick) => (
          <text class="chart-tick" text-anchor="middle" x={x(tick.at)} y={plot.bottom + 16}>
            {nameX(props.chart, tick.value)}
          </text>
        )}
      </For>
      <text class="chart-name" text-anchor="end" x={plot.right} y={plot.bottom + 34}>
        {props.chart.xName}
      </text>
      <For each={props.chart.series}>
        {(series, index) => (
          <g class={`chart-series chart-series-${index() % 6}`}>
            <path class="chart-line" d={pathOf(shown(series.points).map(place))} />
            <For each={shown(series.points)}>
              {(point) => <path class="chart-mark" d={mark(index(), ...place(point))} />}
            </For>
            <path class="chart-line" d={`M${plot.left - 32} ${legendTop + index() * legendStep + 6}h26`} />
            <path class="chart-mark" d={mark(index(), plot.left - 19, legendTop + index() * legendStep + 6)} />
            <text class="chart-legend" x={plot.left + 2} y={legendTop + index() * legendStep + 10}>
              {shortName(series.name, maxLegendName)}
            </text>
          </g>
        )}
      </For>
    </svg>
  );
}

function Rows(props: { readonly chart: Chart }) {
  const rows = () => chartRows(props.chart);
  return (
    <table>
      <thead>
        <tr>
          <For each={rows()[0]}>{(name) => <th scope="col">{name}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={rows().slice(1)}>
          {(row) => (
            <tr>
              <th scope="row">{row[0]}</th>
              <For each={row.slice(1)}>
                {(cell) => (
                  <td>
                    <Show when={typeof cell === 'number'} fallback="–">
                      {sayCell(Number(cell), props.chart)}
                    </Show>
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function pathOf(places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** Each series has a mark of its own, so that they differ without colour: disc, square, triangle, diamond, cross, ring. */
function mark(series: number, x: number, y: number): string {
  const at = `M${x.toFixed(1)} ${y.toFixed(1)}`;
  const disc = `${at}m-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0z`;
  const shapes = [
    disc,
    `${at}m-3.500 -3.500h7v7h-7z`,
    `${at}m0 -4.500l4.500 8h-9z`,
    `${at}m0 -5l4.500 5l-4.500 5l-4.500 -5z`,
    `${at}m-4 -1h3v-3h2v3h3v2h-3v3h-2v-3h-3z`,
    `${disc}${at}m-1.500 0a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1 -3 0z`,
  ];
  return shapes[series % shapes.length] ?? disc;
}

/** A number in few characters: 20k, 1.5M, 75 %. */
function sayTick(value: number, { isShare }: Chart): string {
  if (isShare) return percent(value);
  return new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

function sayCell(value: number, { isShare }: Chart): string {
  if (isShare) return percent(value);
  return new Intl.NumberFormat(settings.language === 'pt' ? 'pt-PT' : 'en', { maximumSignificantDigits: 4 }).format(
    value,
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
