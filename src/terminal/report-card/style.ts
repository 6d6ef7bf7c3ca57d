/** How the page looks: calm, in light and dark, and on paper. */
export const style = `
:root { color-scheme: light dark; --ink: #1d2126; --quiet: #5c656f; --paper: #fbfaf7; --line: #d9d6cf; --accent: #2f6f5e; --bad: #a6372e; --board: #efe9dc; }
@media screen and (prefers-color-scheme: dark) { :root { --ink: #e7e5e0; --quiet: #a2a9b1; --paper: #16191d; --line: #363c43; --accent: #74c2aa; --bad: #f0948b; --board: #2a2d31; } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem; } h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0; max-width: 46rem; } .quiet { color: var(--quiet); } .bad { color: var(--bad); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: .5rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem .3rem 0; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 600; color: var(--quiet); } th.name, td.name { text-align: left; white-space: normal; overflow-wrap: anywhere; min-width: 9rem; }
.boards { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1rem; margin: .5rem 0; }
figure { margin: 0; break-inside: avoid; } figcaption { font-size: .875rem; color: var(--quiet); overflow-wrap: anywhere; } svg { max-width: 100%; height: auto; }
.cell { fill: var(--board); stroke: var(--line); } .cell.border { fill: none; }
.piece { stroke: var(--ink); } .piece.owner-0 { fill: var(--accent); } .piece.owner-1 { fill: var(--paper); } .piece.dark { fill: #22262b; stroke: var(--quiet); } .piece.light { fill: #fbfaf7; stroke: #5c656f; }
.shape, .label { text-anchor: middle; font: 14px system-ui, sans-serif; } .shape.owner-0 { fill: var(--paper); } .shape.owner-1 { fill: var(--ink); } .shape.dark { fill: #fbfaf7; } .shape.light { fill: #22262b; } .label { font-size: 9px; fill: var(--quiet); }
code { font: .875em ui-monospace, monospace; overflow-wrap: anywhere; }
@media print { body { max-width: none; padding: 0; font-size: 11pt; } h2, h3 { break-after: avoid; } tr { break-inside: avoid; } .scroll { overflow: visible; } table { font-size: 9pt; } th, td { padding-right: .4rem; } }
`.trim();
