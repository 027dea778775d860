export { AppShell, InsideShell } from './app-shell.tsx'
export { fillsWindow, hidesBar } from './bar-mode.ts'
export type { NavigationViewer } from './main-nav.tsx'
