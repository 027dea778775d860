export { welcomeClip } from './clip.ts'
export { EventsWelcome } from './events-welcome.tsx'
export { HomeWelcome } from './home-welcome.tsx'
