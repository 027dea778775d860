import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { deleteDraftParts } from './drafts-database.ts'
import { pageState } from './page-state.ts'
import { tabStorage } from './storage.ts'

/**
 * Text that a person has typed and not saved. It belongs to this person and this tab. Each draft
 * has its own key, so that typing in one draft neither reads nor writes the others.
 */
const start = 'draft:'
const startOf = (owner: string): string => `${start}${owner}:`
const keyOf = (owner: string, name: string): string => startOf(owner) + name

const state = pageState(() => ({
  listeners: new Map<string, Set<() => void>>(),
  /** Fallback for values that the browser could not store. */
  memory: new Map<string, string>(),
}))

const read = (key: string): string | null => state.memory.get(key) ?? tabStorage.read(key)

function write(key: string, text: string | null): void {
  state.memory.delete(key)
  if (text === null) tabStorage.remove(key)
  else if (!tabStorage.write(key, text)) state.memory.set(key, text)
  state.listeners.get(key)?.forEach((listener) => listener())
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

function forget(isGone: (key: string) => boolean): void {
  for (const key of new Set([...tabStorage.keys(), ...state.memory.keys()]))
    if (key.startsWith(start) && isGone(key)) write(key, null)
}

/** This also removes the drafts of any other owner. */
export function writeDraft(owner: string, name: string, value: object | undefined): void {
  forget((key) => !key.startsWith(startOf(owner)))
  write(keyOf(owner, name), value === undefined ? null : JSON.stringify(value))
}

/** The stored value; the caller must check that it still has the expected form. */
export const readDraft = (owner: string, name: string): unknown => parse(read(keyOf(owner, name)))

/** Called when the owner signs out. */
export function forgetDrafts(): void {
  forget(() => true)
  deleteDraftParts()
}

function subscribe(key: string, listener: () => void): () => void {
  const those = state.listeners.get(key) ?? new Set()
  state.listeners.set(key, those.add(listener))
  return () => {
    those.delete(listener)
    if (those.size === 0) state.listeners.delete(key)
  }
}

export function useDraft(
  owner: string,
  name: string,
): readonly [draft: unknown, write: (value: object | undefined) => void] {
  const key = keyOf(owner, name)
  const text = useSyncExternalStore(
    useCallback((listener: () => void) => subscribe(key, listener), [key]),
    () => read(key),
  )
  return [
    useMemo(() => parse(text), [text]),
    useCallback((value: object | undefined) => writeDraft(owner, name, value), [owner, name]),
  ]
}
