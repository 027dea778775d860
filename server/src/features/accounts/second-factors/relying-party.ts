import type { Config } from '../../../platform/config.ts'

/** Passkeys belong to the host name of our pages, and are used on them alone. */
export const originOf = ({ publicUrl }: Config): string => new URL(publicUrl).origin
export const hostOf = ({ publicUrl }: Config): string => new URL(publicUrl).hostname
