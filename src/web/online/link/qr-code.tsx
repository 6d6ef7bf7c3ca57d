import { generate } from 'lean-qr';
import { createMemo } from 'solid-js';

/** The quiet border that readers of such codes need, in modules. */
const border = 3;

/** A text as a QR code: dark on light in every theme, as cameras expect it. */
export function QrCode(props: { readonly text: string; readonly label: string }) {
  const code = createMemo(() => generate(props.text));
  const path = createMemo(() => {
    const { size } = code();
    const cells = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)] as const);
    return cells
      .filter(([x, y]) => code().get(x, y))
      .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
      .join('');
  });
  const box = () => `${-border} ${-border} ${code().size + 2 * border} ${code().size + 2 * border}`;
  return (
    <svg class="qr-code" viewBox={box()} role="img" aria-label={props.label} shape-rendering="crispEdges">
      <path d={path()} />
    </svg>
  );
}
