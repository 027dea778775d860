import { cityOf } from '../../../platform/time/time-zone.ts'
import { settingsTexts as texts } from './texts.ts'

/**
 * The location of a browser, from its time zone: zones such as UTC and Etc/GMT+2 name no location.
 */
export function placeOf(timeZone: string | null): string | undefined {
  if (!timeZone?.includes('/') || timeZone.startsWith('Etc/')) return undefined
  return texts.timeOf(cityOf(timeZone))
}
