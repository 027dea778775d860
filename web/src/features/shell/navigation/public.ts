export { AppShell } from './app-shell.tsx'
export { fillsWindow, hidesBar } from './bar-mode.ts'
export { InsideShell } from './inside-shell.ts'
export type { NavigationViewer } from './viewer.ts'
