export { AppShell } from './app-shell.tsx'
export { InsideShell } from './inside-shell.ts'
export { PlainShell } from './plain-shell.tsx'
export type { NavigationViewer } from './viewer.ts'
