/** The product's design tokens, following the system's theme, with system fonts. */
export const styles = `
:root {
  color-scheme: dark light;
  --bg: #12110f; --surface: #1a1916; --raised: #24221e; --line: #2f2c27; --line-strong: #736d62;
  --text: #f4f1ea; --text-2: #bcb6aa; --accent: #ffb224; --accent-hover: #ffc252;
  --on-accent: #1c1300; --accent-soft: #33270f; --on-accent-soft: #fbe6bd;
  --clip: #ff7a6b; --clip-soft: #3a1814; --focus: #ffc252;
}
@media (prefers-color-scheme: light) {
  :root {
    --bg: #f5f3ee; --surface: #ffffff; --raised: #eeebe4; --line: #e1ddd4; --line-strong: #857f73;
    --text: #1b1a17; --text-2: #55514a; --accent-hover: #ffa400;
    --accent-soft: #ffebc2; --on-accent-soft: #2b1d00;
    --clip: #be2a1e; --clip-soft: #fce5e1; --focus: #855000;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--bg); color: var(--text);
  font: 15px/23px 'Instrument Sans', system-ui, sans-serif; text-wrap: pretty;
}
main { max-width: 760px; margin: 0 auto; padding: 32px 16px 40px; }
h1 {
  margin: 12px 0 6px; font-size: 26px; line-height: 31px; font-weight: 650;
  letter-spacing: -0.02em; text-wrap: balance;
}
h2 { margin: 32px 0 12px; font-size: 17px; line-height: 24px; font-weight: 650; }
p { margin: 0; max-width: 66ch; color: var(--text-2); }
p + p { margin-top: 8px; }
.label {
  display: inline-block; padding: 2px 8px; border-radius: 3px;
  background: var(--accent-soft); color: var(--on-accent-soft);
  font-size: 11px; line-height: 16px; font-weight: 600;
  letter-spacing: 0.055em; text-transform: uppercase;
}
.problem {
  margin-top: 16px; padding: 10px 12px; border-radius: 8px;
  background: var(--clip-soft); color: var(--clip);
}
.people {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 8px; margin: 0; padding: 0; list-style: none;
}
button {
  min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px;
  background: var(--raised); color: inherit; font: inherit; font-weight: 600; cursor: pointer;
  transition: background-color 150ms, border-color 150ms;
}
button:hover { border-color: var(--line-strong); }
button:focus-visible, input:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.person {
  display: grid; grid-template-columns: 40px minmax(0, 1fr); gap: 0 12px; align-content: center;
  width: 100%; height: 100%; padding: 12px; border-radius: 12px; background: var(--surface);
  text-align: left;
}
.person:hover { background: var(--raised); }
.person span { overflow-wrap: anywhere; }
.portrait {
  grid-row: 1 / span 3; align-self: start; display: grid; place-items: center;
  width: 40px; height: 40px; border-radius: 50%; background: var(--raised); color: var(--text-2);
}
.meta { color: var(--text-2); font-size: 13px; line-height: 18px; font-weight: 400; }
.new {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 12px 16px; padding: 16px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--surface);
}
.new > p, .new > button { grid-column: 1 / -1; }
.new > button { justify-self: start; }
label { display: grid; gap: 4px; font-size: 13px; line-height: 18px; font-weight: 600; }
input {
  width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line-strong);
  border-radius: 8px; background: var(--bg); color: var(--text); font: inherit; font-size: 16px;
}
.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); }
.primary:hover { border-color: transparent; background: var(--accent-hover); }
.cancel { margin-top: 24px; }
noscript button { margin-top: 16px; }
@media (min-width: 768px) { main { padding-top: 56px; } }
@media (max-width: 420px) { .new > button, .cancel button { width: 100%; } }
@media (prefers-reduced-motion: reduce) { button { transition: none; } }
`
