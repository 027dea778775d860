import { ownerKey } from '../../../../platform/storage/owner-storage.ts'
import { storage } from '../../../../platform/storage/storage.ts'
import { storedOwner } from '../../../../platform/storage/stored-owner.ts'

/**
 * How far the viewer has heard each voice message, in this browser only. Other devices do not learn of
 * it, and neither does the sender. It goes when the viewer signs out.
 */
type Heard = readonly (readonly [id: string, seconds: number])[]

/** Older ones count as not heard. */
const mostHeard = 500

export const speeds = [1, 1.5, 2] as const

const keyOf = (name: string): string | undefined => {
  const owner = storedOwner()
  return owner === null ? undefined : ownerKey(owner, name)
}

function read(name: string): unknown {
  const key = keyOf(name)
  try {
    return key && (JSON.parse(storage.read(key) ?? 'null') as unknown)
  } catch {
    return undefined
  }
}

function write(name: string, value: unknown): void {
  const key = keyOf(name)
  if (key) storage.write(key, JSON.stringify(value))
}

function readHeard(): Heard {
  const stored = read('voices')
  return Array.isArray(stored) ? (stored as Heard) : []
}

/** The place to go on from; 0 after all of it was heard. Undefined if nothing of it was. */
export const heardUpTo = (id: string): number | undefined =>
  readHeard().find(([one]) => one === id)?.[1]

export function noteHeard(id: string, seconds: number): void {
  const others = readHeard().filter(([one]) => one !== id)
  write('voices', [...others, [id, Math.round(seconds * 10) / 10]].slice(-mostHeard))
}

export const readSpeed = (): number => speeds.find((speed) => speed === read('voice-speed')) ?? 1

export const writeSpeed = (speed: number): void => write('voice-speed', speed)
