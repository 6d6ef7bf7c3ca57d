import type { Tone } from '../../../board/marks/badge.ts';
import type { NodeId } from '../../../study/search-tree.ts';
import type { HorizonError, ScoreMark } from './score.ts';
import type { TidyNode } from './tidy.ts';
import { levelRoom, placeOf, shareToX, type TreePicture } from './tree-picture.ts';

/** The colours of the page, as the canvas needs them. */
export type Colours = Readonly<Record<(typeof colourNames)[number], string>>;

export const colourNames = [
  'paper',
  'raised',
  'sunken',
  'ink',
  'quiet',
  'line',
  'edge',
  'accent',
  'accent-faint',
  'win',
  'draw',
  'loss',
  'estimate',
] as const;

/** What is seen of a node. */
export interface NodeFace {
  readonly move: string;
  readonly mark?: ScoreMark;
  readonly truth?: Tone;
  /** It has no value yet. */
  readonly isOpen: boolean;
  readonly isHit: boolean;
  /** How the search is mistaken about who wins. */
  readonly error?: HorizonError;
  /** How many moves were left out. */
  readonly cut: number;
  /** What is said in the place of nodes that are not shown below it. */
  readonly below: string;
}

export interface Drawing {
  readonly shown: TreePicture;
  readonly colours: Colours;
  readonly chosen: NodeId;
  /** Those on the way from the root to the chosen node. */
  readonly path: ReadonlySet<NodeId>;
  /** In detail, or only what a dot shows. */
  faceOf(node: NodeId, isDetailed: boolean): NodeFace;
}

const boxWidth = 58;
const boxHeight = 40;
/** Below this scale nodes are dots. */
const leastWords = 0.5;
/** However small a node is, its words stay as large as this. */
const leastFont = 8.5;
const fonts = 'ui-sans-serif, system-ui, sans-serif';

export function drawTree(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { size } = drawing.shown;
  context.clearRect(0, 0, size.width, size.height);
  context.textBaseline = 'middle';
  if (drawing.shown.kind === 'icicle') drawIcicle(context, drawing, drawing.shown);
  else drawTidy(context, drawing, drawing.shown);
}

function drawTidy(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  shown: Extract<TreePicture, { kind: 'tidy' }>,
): void {
  const { colours, path } = drawing;
  const { width, height } = shown.size;
  const { scale } = shown.camera;
  const reach = levelRoom * scale;
  const placed = shown.tidy.nodes.map((node) => ({ node, ...placeOf(node, shown) }));
  const seen = placed.filter(({ x, y }) => x > -reach && x < width + reach && y > -2 * reach && y < height + 2 * reach);
  // The path that matters now lies over the others.
  for (const isPath of [false, true]) {
    context.beginPath();
    for (const { node, x, y } of seen) {
      if (!node.parent || path.has(node.id) !== isPath) continue;
      const from = placeOf(node.parent, shown);
      context.moveTo(from.x, from.y);
      context.bezierCurveTo(from.x, (from.y + y) / 2, x, (from.y + y) / 2, x, y);
    }
    context.strokeStyle = isPath ? colours.accent : colours.edge;
    context.globalAlpha = isPath ? 1 : 0.6;
    context.lineWidth = isPath ? 2 : 1;
    context.stroke();
    context.globalAlpha = 1;
  }
  const draw = scale >= leastWords ? drawBox : drawDot;
  for (const { node, x, y } of seen) draw(context, drawing, node, x, y, scale);
}

function drawBox(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  { id, children }: TidyNode,
  x: number,
  y: number,
  scale: number,
): void {
  const { colours, chosen, path } = drawing;
  const face = drawing.faceOf(id, true);
  const width = boxWidth * scale;
  const height = boxHeight * scale;
  const isChosen = id === chosen;
  if (face.cut > 0) drawCutStub(context, colours, face.cut, x + width / 2, y, scale);
  outline(context, x - width / 2, y - height / 2, width, height, 8 * scale);
  context.save();
  if (face.error === 'wrong') {
    context.shadowColor = colours.loss;
    context.shadowBlur = 14 * scale;
  }
  context.fillStyle = isChosen ? colours['accent-faint'] : colours.raised;
  context.fill();
  context.restore();
  context.setLineDash(face.isHit ? [3, 3] : []);
  context.lineWidth = isChosen ? 2.5 : path.has(id) || face.error === 'wrong' ? 1.75 : 1;
  context.strokeStyle = face.error ? colours.loss : isChosen || path.has(id) ? colours.accent : colours.edge;
  context.stroke();
  context.setLineDash([]);

  context.textAlign = 'center';
  context.fillStyle = face.isOpen && !path.has(id) ? colours.quiet : colours.ink;
  context.font = `600 ${Math.max(leastFont, 12 * scale)}px ${fonts}`;
  context.fillText(face.move, x, y - 8.5 * scale, width - 6);
  const isPair = face.mark !== undefined && face.truth !== undefined;
  if (face.mark)
    drawMark(context, colours, face.mark, x - (isPair ? 7 * scale : 0), y + 9 * scale, Math.max(leastFont, 11 * scale));
  if (face.truth) drawShape(context, colours, face.truth, x + (isPair ? 21 * scale : 0), y + 9 * scale, 8 * scale);
  if (face.below !== '' && children.length === 0) {
    context.textAlign = 'center';
    context.fillStyle = colours.quiet;
    context.font = `${10.5 * scale}px ${fonts}`;
    context.fillText(face.below, x, y + height / 2 + 9 * scale);
  }
}

function drawDot(
  context: CanvasRenderingContext2D,
  { colours, chosen, path, faceOf }: Drawing,
  { id }: TidyNode,
  x: number,
  y: number,
  scale: number,
): void {
  const face = faceOf(id, false);
  const radius = Math.max(1.25, 9 * scale) * (id === chosen ? 1.5 : 1);
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle =
    face.error === 'wrong'
      ? colours.loss
      : id === chosen || path.has(id)
        ? colours.accent
        : face.isOpen
          ? colours.raised
          : colours.edge;
  context.fill();
  if (face.isOpen) {
    context.strokeStyle = colours.edge;
    context.lineWidth = 1;
    context.stroke();
  }
}

/** What was left out: a pale line that ends in a pair of scissors, and how many moves. */
function drawCutStub(
  context: CanvasRenderingContext2D,
  colours: Colours,
  count: number,
  x: number,
  y: number,
  scale: number,
): void {
  context.strokeStyle = colours.quiet;
  context.fillStyle = colours.quiet;
  context.lineWidth = 1;
  drawScissors(context, x - 6 * scale, y + 29 * scale, 11 * scale);
  context.textAlign = 'left';
  context.font = `${10.5 * scale}px ${fonts}`;
  context.fillText(String(count), x + 2 * scale, y + 29 * scale);
}

function drawScissors(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  const unit = size / 10;
  context.beginPath();
  context.moveTo(x + 5 * unit, y - 4 * unit);
  context.lineTo(x - 2.4 * unit, y + 1.6 * unit);
  context.moveTo(x + 5 * unit, y + 4 * unit);
  context.lineTo(x - 2.4 * unit, y - 1.6 * unit);
  context.moveTo(x - 2 * unit, y + 3 * unit);
  context.arc(x - 4 * unit, y + 3 * unit, 2 * unit, 0, 2 * Math.PI);
  context.moveTo(x - 2 * unit, y - 3 * unit);
  context.arc(x - 4 * unit, y - 3 * unit, 2 * unit, 0, 2 * Math.PI);
  context.stroke();
}

function drawMark(
  context: CanvasRenderingContext2D,
  colours: Colours,
  mark: ScoreMark,
  x: number,
  y: number,
  size: number,
): void {
  context.font = `500 ${size}px ${fonts}`;
  context.fillStyle = mark.tone ? colours[mark.tone] : colours.ink;
  if (!mark.tone) {
    context.textAlign = 'center';
    context.fillText(mark.text, x, y);
    return;
  }
  // A bound stands before the shape, the number behind it.
  const [, bound = '', number = ''] = /^([≤≥]?)(.*)$/u.exec(mark.text) ?? [];
  const shape = size * 0.75;
  const before = context.measureText(bound).width;
  const after = context.measureText(number).width;
  const left = x - (before + shape + 2 + after) / 2;
  context.textAlign = 'left';
  context.fillText(bound, left, y);
  drawShape(context, colours, mark.tone, left + before + shape / 2, y, shape);
  context.fillText(number, left + before + shape + 2, y);
}

/** ▲ ▼ = as shapes, since not every font has the triangles. */
function drawShape(
  context: CanvasRenderingContext2D,
  colours: Colours,
  tone: Tone,
  x: number,
  y: number,
  size: number,
): void {
  const half = size / 2;
  context.fillStyle = colours[tone];
  context.beginPath();
  if (tone === 'win' || tone === 'loss') {
    const up = tone === 'win' ? 1 : -1;
    context.moveTo(x, y - up * half);
    context.lineTo(x + half, y + up * half);
    context.lineTo(x - half, y + up * half);
    context.closePath();
  } else {
    context.rect(x - half, y - half * 0.7, size, half * 0.45);
    context.rect(x - half, y + half * 0.25, size, half * 0.45);
  }
  context.fill();
}

function drawIcicle(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  shown: Extract<TreePicture, { kind: 'icicle' }>,
): void {
  const { colours, chosen, path, faceOf } = drawing;
  const { barHeight } = shown;
  for (const { id, from, to, depth } of shown.bars) {
    const left = Math.max(-2, shareToX(from, shown));
    const width = Math.min(shown.size.width + 2, shareToX(to, shown)) - left;
    const top = depth * barHeight;
    if (id === undefined) {
      context.fillStyle = colours.line;
      context.fillRect(left, top, width, barHeight - 1);
      continue;
    }
    const face = faceOf(id, width >= 38);
    const isPath = path.has(id) || id === chosen;
    context.fillStyle =
      face.error === 'wrong'
        ? colours.loss
        : id === chosen
          ? colours.accent
          : isPath
            ? colours['accent-faint']
            : face.isOpen
              ? colours.raised
              : colours.sunken;
    context.fillRect(left, top, Math.max(1, width - 0.75), barHeight - 1);
    if (width > 6) {
      context.strokeStyle = isPath ? colours.accent : colours.edge;
      context.globalAlpha = isPath ? 1 : 0.5;
      context.lineWidth = 1;
      context.strokeRect(left + 0.5, top + 0.5, width - 1.75, barHeight - 2);
      context.globalAlpha = 1;
    }
    if (width < 38 || barHeight < 14) continue;
    const isDark = face.error === 'wrong' || id === chosen;
    const middle = left + width / 2;
    const isTall = barHeight >= 34 && face.mark !== undefined;
    context.textAlign = 'center';
    context.fillStyle = isDark ? colours.raised : colours.ink;
    context.font = `600 12px ${fonts}`;
    context.fillText(face.move, middle, top + barHeight / 2 - (isTall ? 7 : 0), width - 4);
    if (isTall && face.mark && !isDark) drawMark(context, colours, face.mark, middle, top + barHeight / 2 + 8, 11);
    if (face.cut > 0 && width > 90) {
      context.strokeStyle = isDark ? colours.raised : colours.quiet;
      drawScissors(context, left + width - 14, top + barHeight / 2, 10);
    }
  }
}

function outline(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
) {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
}
