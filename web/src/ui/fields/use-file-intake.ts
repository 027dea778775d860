import { useEffect, useEffectEvent, useState, type DragEvent } from 'react'
import { pageState } from '../../platform/storage/page-state.ts'

const carriesFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false

/** Some systems add the name of a copied file as text; that does not count as text. */
function carriesWords(data: DataTransfer | null): boolean {
  if (!data?.types.includes('text/plain')) return false
  const words = data.getData('text/plain').trim()
  const names = new Set(Array.from(data.files, ({ name }) => name))
  return words !== '' && words.split(/\r?\n/).some((line) => !names.has(line.trim()))
}

interface FileIntake {
  /** A file is being dragged over the area. */
  readonly over: boolean
  /** Handlers for the area that files can be dropped on. */
  readonly zone: {
    readonly onDragEnter: (event: DragEvent) => void
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
}

/** How the files arrived: a pasted file may have no name of its own. */
export type IntakeWay = 'dropped' | 'pasted'
type TakeFiles = (files: readonly [File, ...File[]], way: IntakeWay) => void
type MayTake = (way: IntakeWay) => boolean
const always: MayTake = () => true

/** All components that accept pasted files; the one shown last is at the end. */
const state = pageState(() => ({ shown: [] as symbol[] }))

/**
 * Accepts files without a file chooser: dropped on an area, or pasted anywhere while its component
 * is the one shown last, for example not below a dialog. Files that `mayTake` refuses are ignored.
 */
export function useFileIntake(take: TakeFiles, mayTake = always): FileIntake {
  const [over, setOver] = useState(false)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file, ...others] = event.clipboardData?.files ?? []
    // Some programs copy a text together with a picture of it; the person then wants the text.
    if (!file || carriesWords(event.clipboardData) || !mayTake('pasted')) return
    event.preventDefault()
    take([file, ...others], 'pasted')
  })
  useEffect(() => {
    const received = new AbortController()
    const { signal } = received
    // The browser would open a file dropped outside the area in place of the page, and lose typed
    // text.
    const refuse = (event: globalThis.DragEvent): void => {
      if (!carriesFiles(event.dataTransfer) || event.defaultPrevented) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse, { signal })
    window.addEventListener('drop', refuse, { signal })
    const own = Symbol('intake')
    state.shown.push(own)
    document.addEventListener('paste', (event) => state.shown.at(-1) === own && paste(event), {
      signal,
    })
    return () => {
      state.shown.splice(state.shown.indexOf(own), 1)
      received.abort()
    }
  }, [])

  const hold = (event: DragEvent): void => {
    if (!carriesFiles(event.dataTransfer) || !mayTake('dropped')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return {
    over,
    zone: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop: (event) => {
        setOver(false)
        const [file, ...others] = event.dataTransfer.files
        if (!file || !mayTake('dropped')) return
        event.preventDefault()
        take([file, ...others], 'dropped')
      },
    },
  }
}
