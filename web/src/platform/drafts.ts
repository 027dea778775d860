import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { tabStorage } from './storage.ts'

/** What someone has typed and not saved. It belongs to them, and to this tab. */
interface Kept {
  readonly owner: string
  readonly drafts: Readonly<Record<string, unknown>>
}

const key = 'drafts'
const listeners = new Set<() => void>()
/** Only where the browser keeps nothing for us. */
let memory: string | null = null

const read = (): string | null => memory ?? tabStorage.read(key)

function write(text: string | null): void {
  if (text === null) tabStorage.remove(key)
  memory = text === null || tabStorage.write(key, text) ? null : text
  listeners.forEach((listener) => listener())
}

function parse(text: string | null, owner: string): Kept['drafts'] {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null
    return kept?.owner === owner ? kept.drafts : {}
  } catch {
    return {}
  }
}

export function writeDraft(owner: string, name: string, value: object | undefined): void {
  const { [name]: _, ...others } = parse(read(), owner)
  const drafts = value === undefined ? others : { ...others, [name]: value }
  write(Object.keys(drafts).length > 0 ? JSON.stringify({ owner, drafts }) : null)
}

/** As it was kept: whoever reads it makes sure that it still fits. */
export function readDraft(owner: string, name: string): unknown {
  return parse(read(), owner)[name]
}

/** When the owner leaves. */
export const forgetDrafts = (): void => write(null)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useDraft(
  owner: string,
  name: string,
): readonly [draft: unknown, write: (value: object | undefined) => void] {
  // As text: whoever shows one draft is not drawn again for every letter of another.
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(readDraft(owner, name)))
  const draft = useMemo(() => text && (JSON.parse(text) as unknown), [text])
  return [
    draft,
    useCallback((value: object | undefined) => writeDraft(owner, name, value), [owner, name]),
  ]
}
