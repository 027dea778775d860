/** The product's design tokens, following the system's theme, with system fonts. */
export const styles = `
:root {
  color-scheme: dark light;
  --bg: #12110f; --surface: #1a1916; --raised: #24221e; --line: #2f2c27;
  --text: #f4f1ea; --text-2: #bcb6aa; --accent-text: #ffc252;
  --accent-soft: #33270f; --on-accent-soft: #fbe6bd; --focus: #ffc252;
}
@media (prefers-color-scheme: light) {
  :root {
    --bg: #f5f3ee; --surface: #ffffff; --raised: #eeebe4; --line: #e1ddd4;
    --text: #1b1a17; --text-2: #55514a; --accent-text: #855000;
    --accent-soft: #ffebc2; --on-accent-soft: #2b1d00; --focus: #855000;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--bg); color: var(--text);
  font: 15px/23px 'Instrument Sans', system-ui, sans-serif; text-wrap: pretty;
}
main { max-width: 1200px; margin: 0 auto; padding: 32px 16px 40px; }
h1 {
  margin: 12px 0 6px; font-size: 26px; line-height: 31px; font-weight: 650;
  letter-spacing: -0.02em; text-wrap: balance; overflow-wrap: anywhere;
}
h2 { margin: 0 0 8px; font-size: 17px; line-height: 24px; font-weight: 650; }
p { margin: 0; max-width: 66ch; color: var(--text-2); }
a { color: var(--accent-text); }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.label {
  display: inline-block; padding: 2px 8px; margin-bottom: 12px; border-radius: 3px;
  background: var(--accent-soft); color: var(--on-accent-soft);
  font-size: 11px; line-height: 16px; font-weight: 600;
  letter-spacing: 0.055em; text-transform: uppercase;
}
ul {
  margin: 24px 0 0; padding: 0; list-style: none; overflow: hidden;
  border: 1px solid var(--line); border-radius: 12px; background: var(--surface);
}
li + li { border-top: 1px solid var(--line); }
li a {
  display: grid; gap: 2px 16px; padding: 12px 16px; color: inherit; text-decoration: none;
  overflow-wrap: anywhere;
}
li a:hover { background: var(--raised); }
li a:focus-visible { outline-offset: -2px; border-radius: 12px; }
.subject { font-weight: 600; }
.meta { color: var(--text-2); font-size: 13px; line-height: 18px; }
time { font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px 16px; margin: 12px 0 24px; }
dt { color: var(--text-2); }
dd { margin: 0; overflow-wrap: anywhere; }
.views { display: grid; gap: 24px; }
iframe {
  display: block; width: 100%; height: 560px; border: 1px solid var(--line); border-radius: 12px;
}
pre {
  margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--surface); font: 13px/20px ui-monospace, monospace;
  white-space: pre-wrap; overflow-wrap: anywhere;
}
@media (min-width: 768px) {
  main { padding: 56px 32px; }
  li a { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto; }
}
@media (min-width: 1000px) {
  .views { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: start; }
}
`
