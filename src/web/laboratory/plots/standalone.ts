/** What the drawing looks like where there is no style sheet of ours: on white paper. */
const style = `
text { font-family: system-ui, sans-serif; font-size: 11.5px; fill: #24211c }
.chart-tick { fill: #6a6357 }
.chart-grid { stroke: #e2dacb; fill: none }
.chart-line { fill: none; stroke: currentColor; stroke-width: 1.8 }
.chart-mark { fill: currentColor }
.chart-series-0 { color: #136f6b } .chart-series-1 { color: #b8500a } .chart-series-2 { color: #0072b2 }
.chart-series-3 { color: #a0417a } .chart-series-4 { color: #6b5410 } .chart-series-5 { color: #55504a }
.chart-series-1 .chart-line { stroke-dasharray: 6 3 } .chart-series-2 .chart-line { stroke-dasharray: 2 3 }
.chart-series-3 .chart-line { stroke-dasharray: 8 3 2 3 } .chart-series-4 .chart-line { stroke-dasharray: 4 4 }
.chart-series-5 .chart-line { stroke-dasharray: 1 4 }`;

/** The drawing as the text of a file that needs nothing else. */
export function standaloneSvg(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [, , width = '320', height = '320'] = (copy.getAttribute('viewBox') ?? '').split(' ');
  copy.setAttribute('width', String(Number(width) * 2));
  copy.setAttribute('height', String(Number(height) * 2));
  // As text: the page's own rules let no style into its elements, not even on the way to a file.
  const drawn = new XMLSerializer().serializeToString(copy);
  const ground = `<style>${style}</style><rect width="${width}" height="${height}" fill="#fff"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${drawn.replace(/^<svg[^>]*>/u, (head) => head + ground)}\n`;
}
