/** The look of all pages of an archive: they are opened from a disk, and load nothing. */
export const archiveStyle = `
:root { color-scheme: light dark; --bg: #f6f5f2; --card: #fff; --ink: #1c1b19; --soft: #5d5a54; --line: #dedbd4; --link: #7a3d00; }
@media (prefers-color-scheme: dark) { :root { --bg: #141312; --card: #1d1c1a; --ink: #f1eee8; --soft: #aaa59b; --line: #35322e; --link: #ffb86b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font-size: 28px; line-height: 1.2; margin: 8px 0; }
h2 { font-size: 17px; margin: 0 0 4px; overflow-wrap: anywhere; }
a { color: var(--link); }
.soft { color: var(--soft); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 14px 16px; margin: 12px 0; }
.text { margin: 4px 0 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: minmax(110px, 30%) 1fr; gap: 2px 16px; margin: 6px 0 0; font-size: 14px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
ul { padding-left: 20px; margin: 4px 0; }
.list { list-style: none; padding: 0; }
.list li { border-top: 1px solid var(--line); padding: 10px 0; display: flex; gap: 16px; justify-content: space-between; }
.list .soft { font-size: 14px; }
`
