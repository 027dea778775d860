/** '6,214 KB', and at least 1 KB unless there is nothing. */
export const inKilobytes = (bytes: number): string =>
  `${Math.max(Math.min(bytes, 1), Math.round(bytes / 1024)).toLocaleString('en-GB')} KB`

const units = ['KB', 'MB', 'GB', 'TB'] as const

/** '120 MB', in the largest unit of which there is at least one. */
export function inUnits(bytes: number): string {
  let amount = bytes / 1024
  let unit = 0
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024
    unit += 1
  }
  return unit === 0
    ? inKilobytes(bytes)
    : `${amount.toLocaleString('en-GB', { maximumFractionDigits: 1 })} ${units[unit]}`
}

const two = (number: number): string => String(number).padStart(2, '0')

/** '02:47', and '1:02:47' from one hour on. */
export function inMinutes(seconds: number): string {
  const all = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`
}

/** 'pdf', from the file name. */
export const extensionOf = (name: string): string =>
  name.slice(name.lastIndexOf('.') + 1).toLowerCase()
