import type { ComboboxOption } from '../../../../ui/fields/combobox/combobox-option.ts'

/** The zone, if this browser knows it: an older browser may not know a newer name. */
export function knownZone(zone: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format(0)
    return zone
  } catch {
    return undefined
  }
}

/** Names that browsers still list, and what the places are called today. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

function todaysName(zone: string): string {
  const name = renamed[zone]
  return name === undefined ? zone : (knownZone(name) ?? zone)
}

/** The part of `timeZoneName`, such as `GMT+01:00` or `Central European Time`. */
function partOf(zone: string, name: 'longOffset' | 'longGeneric', at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: name })
  return parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** These names hold all year, and making one takes about as long as a difference. */
const genericNames = new Map<string, string>()
function genericName(zone: string, at: Date): string {
  const name = genericNames.get(zone) ?? partOf(zone, 'longGeneric', at)
  genericNames.set(zone, name)
  return name
}

const spaced = (text: string): string => text.replaceAll('_', ' ')

/** The option names the city of the zone, with its difference to UTC at this time. */
export function zoneOption(zone: string, at: Date): ComboboxOption {
  const today = renamed[zone] ?? zone
  const [city = today, ...rest] = today.split('/').toReversed()
  // Some browsers write no difference for London in winter.
  const offset = partOf(zone, 'longOffset', at).replace('GMT', 'UTC').replace(/C$/, 'C+00:00')
  const former = Object.keys(renamed).filter((name) => renamed[name] === today)
  const region = spaced(rest.toReversed().join(', '))
  return {
    value: zone,
    label: city === 'UTC' ? 'UTC' : `${spaced(city)} (${offset})`,
    detail: region,
    words: spaced([today, ...former, genericName(zone, at)].join(' ')),
  }
}

/** All zones of the browser by city, and the given zone, which may have an older name. */
export function zoneOptions(current: string, at: Date): readonly ComboboxOption[] {
  const listed = [...Intl.supportedValuesOf('timeZone'), 'UTC'].map(todaysName)
  const names = new Set([...listed.filter((name) => name !== todaysName(current)), current])
  return [...names]
    .map((zone) => zoneOption(zone, at))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}
