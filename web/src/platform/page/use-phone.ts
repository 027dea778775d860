import { mediaHook } from './media-hook.ts'

/** Screens with a single column. */
export const usePhone = mediaHook('(width < 768px)')
