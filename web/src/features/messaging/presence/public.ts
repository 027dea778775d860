export { PresenceLine } from './presence-line.tsx'
export { sayVisible } from './say-visible.ts'
export { presenceTexts } from './texts.ts'
export { usePresence } from './use-presence.ts'
