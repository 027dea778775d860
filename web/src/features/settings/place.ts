import { cityOf } from '../../platform/time-zone.ts'
import { settingsTexts as texts } from './texts.ts'

/** Where a browser is, as far as its time zone tells: those such as UTC and Etc/GMT+2 name no place. */
export function placeOf(timeZone: string | null): string | undefined {
  if (!timeZone?.includes('/') || timeZone.startsWith('Etc/')) return undefined
  return texts.timeOf(cityOf(timeZone))
}
