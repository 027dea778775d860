import { mediaHook } from './media-hook.ts'

/** Screens on which pages have a side column; for content that is not even fetched otherwise. */
export const useWide = mediaHook('(width >= 1200px)')
