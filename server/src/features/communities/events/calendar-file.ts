/** The fields of an event that a calendar needs. */
export interface CalendarEvent {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly start_time: Date
  readonly end_time: Date
  readonly is_online: boolean
  readonly location: string | null
  readonly meeting_url: string | null
  readonly sequence: number
  readonly created_at: Date
  readonly updated_at: Date
}

interface Publisher {
  readonly productName: string
  readonly publicUrl: string
}

const calendar = ({ productName }: Publisher, lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${text(`-//${productName}//EN`)}`,
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')

function linesOf(event: CalendarEvent, { publicUrl }: Publisher): readonly string[] {
  const place = event.is_online ? 'Online' : event.location
  return [
    `UID:${event.id}@${new URL(publicUrl).host}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.updated_at)}`,
    `CREATED:${utc(event.created_at)}`,
    `LAST-MODIFIED:${utc(event.updated_at)}`,
    `DTSTART:${utc(event.start_time)}`,
    `DTEND:${utc(event.end_time)}`,
    `SUMMARY:${text(event.title)}`,
    `DESCRIPTION:${text(event.description)}`,
    ...(place === null ? [] : [`LOCATION:${text(place)}`]),
    // `URL` normalizes the address to ASCII, which contains nothing that could end the line.
    ...(event.meeting_url === null ? [] : [`URL:${new URL(event.meeting_url).href}`]),
  ]
}

/** One event as a calendar file. It needs only a dozen lines of RFC 5545, so no library is used. */
export const calendarFile = (event: CalendarEvent, publisher: Publisher): string =>
  calendar(publisher, ['BEGIN:VEVENT', ...linesOf(event, publisher), 'END:VEVENT'])

/** All events of a person, for a calendar that reads them again from time to time (RFC 7986). */
export const calendarFeedFile = (
  events: readonly (CalendarEvent & { readonly is_certain: boolean })[],
  publisher: Publisher,
): string =>
  calendar(publisher, [
    'METHOD:PUBLISH',
    `NAME:${text(publisher.productName)}`,
    `X-WR-CALNAME:${text(publisher.productName)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      ...linesOf(event, publisher),
      `STATUS:${event.is_certain ? 'CONFIRMED' : 'TENTATIVE'}`,
      'END:VEVENT',
    ]),
  ])

/** Formats '2026-11-15T20:00:00.000Z' as '20261115T200000Z'. */
const utc = (time: Date): string => time.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Escapes every character that any calendar program might read as the end of a line. */
const text = (value: string): string =>
  value.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')

const mostOctets = 75

/**
 * Folds lines to at most 75 octets, never inside a character; continued lines begin with a space.
 */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > mostOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
