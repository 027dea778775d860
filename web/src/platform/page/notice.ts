import type { ReactNode } from 'react'
import { observable } from '../state/observable.ts'

/** A notice about the app itself, shown above the current page. */
export const [useNotice, setNotice] = observable<ReactNode>(null)

/** What all members are told, above the current page. */
export const [useAnnounced, setAnnounced] = observable<ReactNode>(null)

/** What plays on although the page that it was started on is left. */
export const [usePlaying, setPlaying] = observable<ReactNode>(null)
