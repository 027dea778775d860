import { mediaHook } from './media-hook.ts'

/** Screens with room for a third pane beside a list and a conversation. */
export const useRoomy = mediaHook('(width >= 1440px)')
